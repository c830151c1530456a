import type { CleanEntryFields } from '@directory/shared/entryRules'
import type { Payload, PayloadRequest } from 'payload'
import { namesAreRestored } from '../../nouns/categories/formerNames.ts'
import { writeEntry } from '../../nouns/entries/writeEntry.ts'
import { verificationOf } from '../../nouns/verifications/verifyEntry.ts'
import { isSameTime } from '../../operations/errors/sameTime.ts'
import { notesOfConfirmation } from '../../operations/journal/oldLines.ts'
import { revertWhole } from '../../operations/journal/revertLine.ts'
import { actIsLogged } from '../../operations/log/logAct.ts'
import type { Confirmed } from '../../operations/log/undoable.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import type { StoredEntry } from '../../payload-types.ts'
import { AppliedRow, type Lease } from './applyStep.ts'
import { type JournalItem, readPart, readParts } from './parts.ts'
import { changeImport, type EditedEntry, findImport, type ImportRecord } from './records.ts'
import { removeEntries } from './removeEntries.ts'

/** Named of those that undoing leaves as they are. */
const maxLeft = 1000

/** How many entries an import wrote, and those edited since: undoing would destroy these edits. */
export async function findEdited(
  payload: Payload,
  importId: string,
): Promise<{ all: number; edited: EditedEntry[] }> {
  const edited: EditedEntry[] = []
  let all = 0
  for await (const { items } of readParts(payload, importId, 'journal')) {
    all += items.length
    edited.push(...editedAmong(items, await readEntries(payload, items)))
    await new Promise(setImmediate)
  }
  return { all, edited }
}

const editedAmong = (
  items: readonly JournalItem[],
  entries: ReadonlyMap<string, StoredEntry>,
): EditedEntry[] =>
  items
    .filter((item) => !isUntouched(item, entries.get(item.id)))
    .map(({ id }) => ({ uuid: id, name: entries.get(id)?.name ?? '(endgültig gelöscht)' }))

async function readEntries(
  payload: Payload,
  items: readonly JournalItem[],
  req?: PayloadRequest,
): Promise<Map<string, StoredEntry>> {
  const { docs } = await payload.db.find<StoredEntry>({
    collection: 'entries',
    where: { id: { in: items.map(({ id }) => id) } },
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

function isUntouched({ before, updatedAt }: JournalItem, entry: StoredEntry | undefined): boolean {
  // What was created and is gone for good needs no undoing.
  if (!entry) return before === null
  return isSameTime(entry.updatedAt, updatedAt)
}

/** Takes back the last part that was applied, in one transaction; `true` while there is more to take back. */
export async function undoStep(payload: Payload, record: ImportRecord, lease: Lease): Promise<boolean> {
  if (record.step === 0) return false
  const index = record.step - 1
  await inTransaction(payload, async (req) => {
    const now = await findImport(payload, record.id, req)
    if (now?.state !== record.state || now.step !== record.step || now.holder !== lease.holder)
      throw new AppliedRow()
    req.context[actIsLogged] = true
    req.context[namesAreRestored] = true
    const journal = await readPart(payload, [record.id, 'journal', index], req)
    const items = journal?.items ?? []
    const entries = await readEntries(payload, items, req)
    // Later edits stay.
    const untouched = items.filter((item) => isUntouched(item, entries.get(item.id)))
    const left = editedAmong(items, entries)
    const present = untouched.filter(({ id }) => entries.has(id))
    await removeEntries(
      req,
      present.flatMap(({ id, before }) => (before === null ? id : [])),
    )
    for (const item of present.toReversed()) {
      const entry = entries.get(item.id)
      if (item.before && entry) {
        if (item.confirmed) await revertUnlessConfirmed(req, item.id, item.confirmed)
        if (!item.isOnlyConfirmed) await restore(req, entry, item.before, item.category)
      }
      await new Promise(setImmediate)
    }
    await changeImport(req, record.id, {
      ...lease,
      step: index,
      ...(left.length > 0 && { left: [...now.left, ...left].slice(0, maxLeft) }),
    })
  })
  return index > 0
}

/** Who has confirmed the entry since knows better than the list. */
async function revertUnlessConfirmed(req: PayloadRequest, id: string, confirmed: Confirmed): Promise<void> {
  const present = await verificationOf(req, id)
  const { checkedAt, by } = confirmed.written
  if (present?.checkedAt === checkedAt && present.by === by)
    await revertWhole(req, notesOfConfirmation(id, confirmed))
}

async function restore(
  req: PayloadRequest,
  present: StoredEntry,
  { formerNames, deletedAt, category: _, ...fields }: Partial<StoredEntry>,
  category: string | undefined,
): Promise<void> {
  const prepared = { ...fields, ...(category !== undefined && { category }) } as CleanEntryFields
  await writeEntry(req, { present, prepared, lifecycle: { formerNames, deletedAt } })
}

/** Categories that nothing needs but the import go with it. Call it in the transaction that ends the undoing. */
export async function removeOwnCategories(req: PayloadRequest, importId: string): Promise<void> {
  for await (const { categories } of readParts(req.payload, importId, 'journal')) {
    for (const id of categories) {
      if (!(await isUsed(req, id))) await req.payload.delete({ collection: 'categories', id, depth: 0, req })
    }
  }
}

async function isUsed(req: PayloadRequest, id: string): Promise<boolean> {
  const entries = await req.payload.count({
    collection: 'entries',
    where: { category: { equals: id } },
    trash: true,
    req,
  })
  if (entries.totalDocs > 0) return true
  const tops = await req.payload.count({
    collection: 'top-categories',
    where: { categories: { in: [id] } },
    req,
  })
  return tops.totalDocs > 0
}
