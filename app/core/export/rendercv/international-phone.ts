/** Checks whether a text is a possible international phone number, as RenderCV requires. */

/**
 * How many digits follow each country code. RenderCV rejects a whole file for a number that cannot
 * exist.
 */
const DIGITS_AFTER_COUNTRY_CODE: Record<string, [min: number, max: number]> = {
  ...{ 1: [10, 10], 7: [10, 10], 20: [9, 10], 27: [9, 9], 30: [10, 10], 31: [9, 9] },
  ...{ 32: [8, 9], 33: [9, 9], 34: [9, 9], 36: [8, 9], 39: [9, 10], 40: [9, 9], 41: [9, 9] },
  ...{ 43: [10, 11], 44: [10, 10], 45: [8, 8], 46: [8, 9], 47: [8, 8], 48: [9, 9] },
  ...{ 49: [10, 11], 51: [9, 9], 52: [10, 10], 54: [10, 11], 55: [10, 11], 56: [9, 9] },
  ...{ 57: [10, 10], 61: [9, 9], 62: [9, 11], 63: [10, 10], 64: [8, 9], 65: [8, 8] },
  ...{ 66: [9, 9], 81: [9, 10], 82: [9, 10], 84: [9, 9], 86: [11, 11], 90: [10, 10] },
  ...{ 91: [10, 10], 92: [10, 10], 351: [9, 9], 353: [8, 9], 358: [8, 9], 359: [8, 9] },
  ...{ 370: [8, 8], 371: [8, 8], 372: [7, 8], 380: [9, 9], 381: [8, 9], 385: [8, 9] },
  ...{ 386: [8, 8], 420: [9, 9], 421: [9, 9], 234: [10, 10], 254: [9, 9], 972: [8, 9] },
};

export function isInternationalPhone(phone: string): boolean {
  if (!/^\+\d[\d\s()./-]*$/.test(phone)) return false;
  const digits = phone.replace(/\D/g, "");
  // In North America neither the area nor the exchange starts with 0 or 1.
  if (digits.startsWith("1") && !/^1[2-9]\d\d[2-9]/.test(digits)) return false;
  return [1, 2, 3].some((length) => {
    const [min, max] = DIGITS_AFTER_COUNTRY_CODE[digits.slice(0, length)] ?? [];
    const rest = digits.length - length;
    // Numbers that start with 555 after the country code are reserved for fiction.
    if (digits.startsWith("555", length)) return false;
    return min !== undefined && max !== undefined && rest >= min && rest <= max;
  });
}
