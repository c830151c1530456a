/** Joins the parts that are not empty. */
export const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator)
