/** For what only the server itself writes. */
export function nobody(): boolean {
  return false
}
