/**
 * The errors of those fields that still say what they said when they were checked: an error must not stand
 * beside an answer that has been given meanwhile.
 */
export function stillWrong(
  errors: Partial<Record<string, string>>,
  checked: Record<string, string>,
  now: Record<string, string>,
): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => checked[field] === now[field]))
}
