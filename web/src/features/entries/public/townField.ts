/** The one field that asks where the visitor lives; also without scripts it can be linked to. */
export const townFieldId = 'from'

/** Unfolds it, if need be, and goes there; false where the page has none. */
export function showTownField(): boolean {
  const field = document.getElementById(townFieldId)
  if (!field) return false
  const fold = field.closest('details')
  if (fold) fold.open = true
  field.focus()
  return true
}
