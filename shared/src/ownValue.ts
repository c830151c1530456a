/** The word comes from outside and may be `constructor` or `__proto__`. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

export const recordOf = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>

/** For what comes from outside. */
export const isOneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value)
