export function nobody(): boolean {
  return false
}
