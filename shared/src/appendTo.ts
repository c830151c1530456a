export function appendTo<K, T>(lists: Map<K, T[]>, key: K, value: T) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Keys and items in their order. */
export function listsBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const lists = new Map<K, T[]>()
  for (const item of items) appendTo(lists, keyOf(item), item)
  return lists
}
