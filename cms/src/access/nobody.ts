export function nobody() {
  return false
}
