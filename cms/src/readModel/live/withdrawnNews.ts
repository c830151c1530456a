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

/** News as stored. */
interface Stored {
  id: string
  draft?: unknown
  deletedAt?: unknown
  showUntil?: unknown
  updatedAt?: unknown
}

const day = (time: string | Date | null | undefined) =>
  time ? new Date(time).toISOString().slice(0, 10) : ''

/** Returns whether its last day was over when it was saved. */
const isHidden = (showUntil: unknown, updatedAt: unknown): boolean =>
  day(showUntil as string) !== '' && day(showUntil as string) < day(updatedAt as string)

/**
 * Returns, by id, when news was withdrawn and for which day it was announced: news that is a draft again, or whose last
 * day was set to one in the past.
 *
 * @param since ISO 8601; news not changed since then is left out
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
  /** Time, by id, of the oldest version saved after the public one. */
  const hidden = new Map<string, string>()
  for (const { parent, version } of docs as unknown as Version[]) {
    const id = String(parent)
    if (withdrawn.has(id)) continue
    const hiddenAt = hidden.get(id)
    if (version.draft || hiddenAt === undefined || isHidden(version.showUntil, version.updatedAt))
      hidden.set(id, new Date(version.updatedAt).toISOString())
    else if (!version.deletedAt)
      withdrawn.set(id, {
        at: hiddenAt,
        occurDate: day(version.occurDate),
        showFrom: day(version.showFrom),
        showUntil: day(version.showUntil),
      })
  }
  return withdrawn
}
