import type { Payload } from 'payload'
import type { NewsRow } from '../rows.ts'

interface Version {
  parent: string
  version: {
    draft?: boolean | null
    deletedAt?: string | null
    occurDate?: string
    showFrom?: string
    showUntil?: string
    updatedAt: string
  }
}

/** As it is stored. */
interface Stored {
  id: string
  draft?: unknown
  deletedAt?: unknown
  showUntil?: unknown
  updatedAt?: unknown
}

const day = (time: string | Date | null | undefined) =>
  time ? new Date(time).toISOString().slice(0, 10) : ''

/** Its last day was over when it was saved. */
const isHidden = (showUntil: unknown, updatedAt: unknown): boolean =>
  day(showUntil as string) !== '' && day(showUntil as string) < day(updatedAt as string)

/**
 * Of news that are drafts again, or whose last day was set to one that is over: when they
 * were taken back, and for which day they were announced before; by id.
 *
 * @param since ISO 8601; those that nobody has touched since are left out
 */
export async function withdrawnNews(
  payload: Payload,
  news: readonly Stored[],
  since: string,
): Promise<Map<string, NonNullable<NewsRow['withdrawn']>>> {
  const withdrawn = new Map<string, NonNullable<NewsRow['withdrawn']>>()
  const ids = news.flatMap(({ id, draft, deletedAt, showUntil, updatedAt }) =>
    (draft === true || isHidden(showUntil, updatedAt)) &&
    !deletedAt &&
    new Date(updatedAt as string).toISOString() > since
      ? id
      : [],
  )
  if (ids.length === 0) return withdrawn
  const { docs } = await payload.db.findVersions<Version['version']>({
    collection: 'news',
    where: { parent: { in: ids } },
    sort: '-version.updatedAt',
    limit: 0,
    pagination: false,
  })
  /** When the oldest was saved of those that came after the public state. */
  const hidden = new Map<string, string>()
  for (const { parent, version } of docs as unknown as Version[]) {
    const id = String(parent)
    if (withdrawn.has(id)) continue
    const at = hidden.get(id)
    if (version.draft || at === undefined || isHidden(version.showUntil, version.updatedAt))
      hidden.set(id, new Date(version.updatedAt).toISOString())
    else if (!version.deletedAt)
      withdrawn.set(id, {
        at,
        occurDate: day(version.occurDate),
        showFrom: day(version.showFrom),
        showUntil: day(version.showUntil),
      })
  }
  return withdrawn
}
