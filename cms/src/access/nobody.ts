/** Access rule of collections that only the server writes. */
export function nobody(): boolean {
  return false
}
