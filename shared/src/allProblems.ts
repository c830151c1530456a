/** The check names only the first problem: each field found is corrected, then checked again. */
export function allProblems<Fields extends object, Found extends { field: string }>(
  input: Fields,
  check: (fields: Fields) => Found | null,
  right: Partial<Fields>,
): Found[] {
  const problems = new Map<string, Found>()
  let fields = input
  for (let wrong = check(fields); wrong && !problems.has(wrong.field); wrong = check(fields)) {
    problems.set(wrong.field, wrong)
    fields = { ...fields, [wrong.field]: right[wrong.field as keyof Fields] ?? '' }
  }
  return [...problems.values()]
}
