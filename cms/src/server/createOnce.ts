/** The oldest is forgotten beyond that. */
const most = 1000

/** Names of which each is good for once. */
export function createOnce() {
  const names = new Set<string>()
  return {
    add(name: string): void {
      names.add(name)
      for (const oldest of names) {
        if (names.size <= most) break
        names.delete(oldest)
      }
    },
    /** Whether it was good. */
    spend: (name: string): boolean => names.delete(name),
  }
}
