declare module "@jsonresume/schema" {
  const schema: {
    validate(document: unknown, done: (errors: unknown[] | null, valid: boolean) => void): void;
  };
  export default schema;
}
