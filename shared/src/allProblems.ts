/** Everything that is wrong, by a check that names the first only: each field found is made right and asked again. */
export function allProblems<Fields extends object, Found extends { field: string }>(
  input: Fields,
  check: (fields: Fields) => Found | null,
  right: Partial<Fields>,
): Found[] {
  const found = new Map<string, Found>()
  let fields = input
  for (let wrong = check(fields); wrong && !found.has(wrong.field); wrong = check(fields)) {
    found.set(wrong.field, wrong)
    fields = { ...fields, [wrong.field]: right[wrong.field as keyof Fields] ?? '' }
  }
  return [...found.values()]
}
