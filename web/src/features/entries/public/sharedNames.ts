/** Returns names shared by several providers of the list; their links contain the id. */
export function namesSharedByProviders(entries: readonly { name: string; category: string }[]): Set<string> {
  const seenKeys = new Set<string>()
  const sharedKeys = new Set<string>()
  for (const entry of entries) {
    const key = entryNameKey(entry)
    if (seenKeys.has(key)) sharedKeys.add(key)
    seenKeys.add(key)
  }
  return sharedKeys
}

export function entryNameKey(entry: { name: string; category: string }): string {
  return `${entry.category}\n${entry.name}`
}
