const max = 1000

/**
 * Returns the ids that a condition names, if it can match no other document. Returns null if it names none, or may
 * match others.
 */
export function namedIds(where: unknown): string[] | null {
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return null
  const { id, and, or } = where as { id?: unknown; and?: unknown; or?: unknown }
  const ids = idsOfField(id) ?? idsOfAnyPart(and) ?? idsOfAllParts(or)
  return ids !== null && ids.length <= max ? ids : null
}

const idsOfAnyPart = (parts: unknown): string[] | null =>
  Array.isArray(parts) ? (parts.map(namedIds).find((ids) => ids !== null) ?? null) : null

/** Returns the ids of alternatives, if each names some. */
function idsOfAllParts(parts: unknown): string[] | null {
  const lists = Array.isArray(parts) ? parts.map(namedIds) : []
  return lists.length > 0 && lists.every((ids) => ids !== null) ? lists.flat() : null
}

function idsOfField(id: unknown): string[] | null {
  if (typeof id !== 'object' || id === null) return null
  const { equals, in: among } = id as { equals?: unknown; in?: unknown }
  const values = equals ?? (typeof among === 'string' ? among.split(',') : among)
  const ids = Array.isArray(values) ? values : [values]
  return ids.length > 0 && ids.every((value) => typeof value === 'string' && /^[\w-]+$/.test(value))
    ? (ids as string[])
    : null
}
