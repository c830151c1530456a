/** The word comes from outside and may be `constructor` or `__proto__`. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** The names are our own. */
export function recordOf<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  const record: Partial<Record<Name, Value>> = {}
  for (const name of names) record[name] = value(name)
  return record as Record<Name, Value>
}

export const isOneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value)

/** Makes the value of a word when it is first asked for. */
export function onceEach<Value>(make: (word: string) => Value) {
  const made = new Map<string, Value>()
  return (word: string) => {
    const known = made.get(word)
    if (known !== undefined) return known
    const value = make(word)
    made.set(word, value)
    return value
  }
}
