import type { FormValues } from './differences.ts'

interface Place {
  id?: number | string | undefined
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
}

/** Returns the document as it is stored now; null if it cannot be read. */
export async function readStoredDocument({
  id,
  collectionSlug,
  globalSlug,
}: Place): Promise<FormValues | null> {
  const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${encodeURIComponent(String(id))}`
  const response = await fetch(`/cms/api/${place}?depth=0`, { credentials: 'include' }).catch(() => null)
  return response?.ok ? ((await response.json()) as FormValues) : null
}

/** Returns whether the document was saved since the form was filled; one without a date never was. */
export const isSavedSince = (stored: FormValues, form: FormValues): boolean => {
  const [now, read] = [stored, form].map(({ updatedAt }) => Date.parse(String(updatedAt)))
  return !Number.isNaN(now) && !Number.isNaN(read) && now !== read
}

/** Returns names of documents by their ids; a document that cannot be read is missing. */
export async function readNames(
  idsByCollection: ReadonlyMap<string, ReadonlySet<string>>,
  titleOf: (collection: string) => string,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [collection, ids] of idsByCollection) {
    const query = new URLSearchParams({ depth: '0', limit: '1000', 'where[id][in]': [...ids].join(',') })
    const response = await fetch(`/cms/api/${collection}?${query}`, { credentials: 'include' }).catch(
      () => null,
    )
    if (!response?.ok) continue
    const { docs } = (await response.json()) as { docs: Record<string, unknown>[] }
    for (const doc of docs) names.set(String(doc.id), String(doc[titleOf(collection)] ?? doc.id))
  }
  return names
}
