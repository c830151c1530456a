/** Id of the only field asking where the visitor lives; an anchor, so that links to it work without scripts. */
export const townFieldId = 'from'

/** Unfolds and focuses the field; returns false if the page has none. */
export function showTownField(): boolean {
  const field = document.getElementById(townFieldId)
  if (!field) return false
  const fold = field.closest('details')
  if (fold) fold.open = true
  field.focus()
  return true
}
