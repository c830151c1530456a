/** Returns names shared by several providers of the list; their links contain the id. */
export function namesSharedByProviders(entries: readonly { name: string; category: string }[]): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const entry of entries) {
    const key = entryNameKey(entry)
    if (seen.has(key)) shared.add(key)
    seen.add(key)
  }
  return shared
}

export function entryNameKey(entry: { name: string; category: string }): string {
  return `${entry.category}\n${entry.name}`
}
