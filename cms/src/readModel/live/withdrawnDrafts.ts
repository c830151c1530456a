import type { Payload } from 'payload'
import type { NewsRow } from '../rows.ts'

interface Version {
  parent: string
  version: {
    draft?: boolean | null
    deletedAt?: string | null
    occurDate?: string
    showFrom?: string
    updatedAt: string
  }
}

/** As it is stored. */
interface Drafted {
  id: string
  draft?: unknown
  deletedAt?: unknown
  updatedAt?: unknown
}

const day = (time: string | Date | null | undefined) =>
  time ? new Date(time).toISOString().slice(0, 10) : ''

/**
 * Of news that are drafts again: when they were taken back, and for which day they were announced before; by id.
 *
 * @param since ISO 8601; drafts that nobody has touched since are left out
 */
export async function withdrawnDrafts(
  payload: Payload,
  news: readonly Drafted[],
  since: string,
): Promise<Map<string, NonNullable<NewsRow['withdrawn']>>> {
  const withdrawn = new Map<string, NonNullable<NewsRow['withdrawn']>>()
  const ids = news.flatMap(({ id, draft, deletedAt, updatedAt }) =>
    draft === true && !deletedAt && new Date(updatedAt as string).toISOString() > since ? id : [],
  )
  if (ids.length === 0) return withdrawn
  const { docs } = await payload.db.findVersions<Version['version']>({
    collection: 'news',
    where: { parent: { in: ids } },
    sort: '-version.updatedAt',
    limit: 0,
    pagination: false,
  })
  /** When the oldest draft was saved of those that came after the public state. */
  const drafted = new Map<string, string>()
  for (const { parent, version } of docs as unknown as Version[]) {
    const id = String(parent)
    if (withdrawn.has(id)) continue
    const at = drafted.get(id)
    if (version.draft || at === undefined) drafted.set(id, new Date(version.updatedAt).toISOString())
    else if (!version.deletedAt)
      withdrawn.set(id, { at, occurDate: day(version.occurDate), showFrom: day(version.showFrom) })
  }
  return withdrawn
}
