/** Returns a table's value for a word from outside, which may also be `constructor` or `__proto__`. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
