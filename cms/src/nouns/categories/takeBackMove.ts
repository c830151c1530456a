import type { PayloadRequest } from 'payload'
import { refuse } from '../../operations/errors/apiError.ts'
import { logAct } from '../../operations/log/logAct.ts'
import type { Moved } from '../../operations/log/undoable.ts'
import type { Category, Log, StoredEntry } from '../../payload-types.ts'
import { findCategory, lockCategory } from './findCategory.ts'
import { formerNamesOf } from './formerNames.ts'
import { changeTops, entryIds, moveEntries, moveVersions, topsOf } from './moveEntries.ts'

interface TakenBack {
  /** Of the category that has its entries again. */
  name: string
  count: number
  /** Stand elsewhere by now, and stay there. */
  left: { uuid: string; name: string }[]
}

const actions = {
  merge: 'Zusammenlegung rückgängig gemacht',
  split: 'Verschieben rückgängig gemacht',
  remove: 'Kategorie wiederhergestellt',
} as const

/**
 * Moves entries back to where they were before a merge, a split or a category's end, and brings that category back.
 * Entries moved again since stay where they are, and are named.
 *
 * @throws ApiError if all of them were moved again
 */
export async function revertMove(req: PayloadRequest, { timestamp }: Log, moved: Moved): Promise<TakenBack> {
  const into = await byId(req, moved.into.id)
  const present = await entriesOf(req, moved.entries)
  const still = present.filter(({ category }) => category === moved.into.id)
  const left = present
    .filter(({ category }) => category !== moved.into.id && category !== moved.from.id)
    .map(({ id, name }) => ({ uuid: id, name }))
  if (moved.entries.length > 0 && still.length === 0) throw allElsewhere(left)

  const { name } = moved.from
  await logAct(req, actions[moved.act], `${name} (${still.length} Anbieter)`, {
    noun: 'categories',
    id: moved.from.id,
  })
  const from = await categoryAgain(req, moved)
  for (const id of [from.id, into?.id ?? '']) if (id !== '') await lockCategory(req, id)
  const ids = still.map(({ id }) => id)
  await moveEntries(req, ids, from.id)
  if (moved.ended) await versionsBack(req, moved, { from: from.id, ids, before: timestamp })
  if (moved.tops)
    await changeTops(req, moved.tops, (categories, top) => {
      const both = moved.tops?.find(({ id }) => id === top.id)?.both
      const others =
        moved.act === 'merge' && !both ? categories.filter((id) => id !== moved.into.id) : categories
      return [...others, from.id]
    })
  if (into) await withoutName(req, into, from, moved)
  return { name, count: still.length, left }
}

const allElsewhere = (left: TakenBack['left']) =>
  refuse('edited_since.moved', { current: left.slice(0, 200) })

async function byId(req: PayloadRequest, id: string): Promise<Category | null> {
  if (id === '') return null
  return req.payload.findByID({ collection: 'categories', id, depth: 0, disableErrors: true, req })
}

async function entriesOf(req: PayloadRequest, ids: readonly string[]): Promise<StoredEntry[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<StoredEntry>({
    collection: 'entries',
    where: { id: { in: [...ids] } },
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** The category as it was, or what is called so by now. */
async function categoryAgain(req: PayloadRequest, { from: { id, name }, ended }: Moved): Promise<Category> {
  const present = (await byId(req, id)) ?? (await findCategory(req, name))
  if (present) return present
  const data = { id, name, ...ended }
  return req.payload.create({ collection: 'categories', data: data as never, depth: 0, req })
}

/** Versions of before, but for those that named the other category even then. */
async function versionsBack(
  req: PayloadRequest,
  { into, versions = [] }: Moved,
  { from, ids, before }: { from: string; ids: readonly string[]; before: string },
): Promise<void> {
  const [own, kept] = [new Set(ids), new Set(versions)]
  await moveVersions(
    req,
    { from: into.id, into: from },
    ({ id, parent, updatedAt }) =>
      own.has(parent) && !kept.has(id) && Date.parse(updatedAt) <= Date.parse(before),
  )
}

/** Addresses of the one lead there again; a category that was made for the act goes with it. */
async function withoutName(req: PayloadRequest, into: Category, from: Category, moved: Moved): Promise<void> {
  const { payload } = req
  const scope = { collection: 'categories', depth: 0, req } as const
  if (moved.made && (await isUnused(req, into.id))) {
    await payload.delete({ ...scope, id: into.id })
    const formerNames = [...formerNamesOf(from), into.name]
    await payload.update({ ...scope, id: from.id, data: { formerNames } })
    return
  }
  const formerNames = formerNamesOf(into).filter((name) => name !== moved.from.name)
  await payload.update({ ...scope, id: into.id, data: { formerNames } })
}

async function isUnused(req: PayloadRequest, id: string): Promise<boolean> {
  const entries = await entryIds(req, { category: { equals: id } })
  return entries.length === 0 && (await topsOf(req, id, '')).length === 0
}
