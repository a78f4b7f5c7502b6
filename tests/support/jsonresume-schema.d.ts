/** Types of a package that has none: `done` gets null and true for a valid document, else the errors and false. */
declare module "@jsonresume/schema" {
  const schema: {
    validate(document: unknown, done: (errors: unknown[] | null, valid: boolean) => void): void;
  };
  export default schema;
}
