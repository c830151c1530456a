import type { BodyOf } from '@directory/shared/contract'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { entryOf } from '../../nouns/entries/entryOf.ts'
import { writeEntry } from '../../nouns/entries/writeEntry.ts'
import { handOverReports, moveReports } from '../../nouns/reports/followEntry.ts'
import { restoreInto } from '../../nouns/trash/restoreDocument.ts'
import { getDocument, trashDocument, unknownDocument } from '../../operations/documents/documents.ts'
import { apiError, assertNotStale } from '../../operations/errors/apiError.ts'
import { oldVersion } from '../../operations/journal/oldLines.ts'
import { revertNote } from '../../operations/journal/revertLine.ts'
import { logAct } from '../../operations/log/logAct.ts'
import type { Merged } from '../../operations/log/undoable.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import type { Log, StoredEntry } from '../../payload-types.ts'

const otherCategory = () => apiError('other_category')

/**
 * Merges two entries. The dropped one goes to the trash; its address redirects to the one that stays, which
 * takes over its token if it has none. Answers the id of the log line that can undo it.
 *
 * @throws ApiError
 */
export function mergeEntries(
  payload: Payload,
  user: TypedUser,
  { keep, drop, fields, keepUpdatedAt, dropUpdatedAt }: BodyOf<'POST /api/mergeEntries'>,
): Promise<{ uuid: string; undo: string }> {
  return actAs(payload, user, async (req) => {
    const [stays, goes] = [await publicDocument(req, keep), await publicDocument(req, drop)]
    if (keep === drop) throw unknownDocument('entries')
    if (categoryId(stays) !== categoryId(goes)) throw otherCategory()
    assertNotStale('entries', goes, dropUpdatedAt, () => entryOf(goes))

    const token = !stays.token && goes.token ? goes.token : null
    if (token) await writeEntry(req, { present: goes, lifecycle: { token: null } })
    const named = await writeEntry(req, {
      present: stays,
      readAt: keepUpdatedAt,
      lifecycle: {
        formerNames: [...new Set([...namesOf(stays), ...namesOf(goes), goes.name])].filter(
          (name) => name !== stays.name,
        ),
        ...(token && { token, submitterEmail: goes.submitterEmail ?? null }),
      },
    })
    // In a write of its own, so that the version before it is the entry as it was.
    const isChanged = fields !== undefined && Object.keys(fields).length > 0
    const saved = isChanged ? await writeEntry(req, { present: named, input: fields, noEmail: true }) : named
    const reports = await handOverReports(req, drop, keep)
    await trashDocument(req, 'entries', drop)
    const undo = await logAct(req, 'Anbieter zusammengeführt', `${goes.name} → ${saved.name}`, {
      noun: 'entries',
      id: keep,
      stateAt: saved.updatedAt,
      undo: { kind: 'merge', data: { dropped: drop, changed: isChanged, token: token !== null, reports } },
    })
    return { uuid: keep, undo }
  })
}

async function publicDocument(req: PayloadRequest, id: string): Promise<StoredEntry> {
  const found = await getDocument(req, 'entries', id)
  if (found.state !== 'published') throw unknownDocument('entries')
  return found
}

const categoryId = ({ category }: StoredEntry) => (typeof category === 'object' ? category.id : category)

const namesOf = ({ formerNames }: StoredEntry): string[] =>
  Array.isArray(formerNames) ? formerNames.filter((name): name is string => typeof name === 'string') : []

/**
 * Makes two of what was made one, in the caller's transaction, where the one was not changed since.
 *
 * @returns the name of the one that comes back
 */
export async function revertMerge(req: PayloadRequest, line: Log, data: Merged): Promise<string> {
  const { payload } = req
  const keep = line.target ?? ''
  // One act, one line.
  await logAct(req, 'Zusammenführung rückgängig gemacht', line.entry ?? '', { noun: 'entries', id: keep })
  if (data.changed) await revertNote(req, oldVersion('entries', keep, line.stateAt ?? ''))
  if (data.token) {
    const stays = await getDocument(req, 'entries', keep)
    const goes = await payload.findByID({
      collection: 'entries',
      id: data.dropped,
      depth: 1,
      trash: true,
      req,
    })
    const { token } = stays
    await writeEntry(req, { present: stays, lifecycle: { token: null, submitterEmail: null } })
    await writeEntry(req, { present: goes, lifecycle: { token } })
  }
  const { name } = await restoreInto(req, 'entries', data.dropped)
  await moveReports(req, data.reports ?? [], { from: keep, to: data.dropped })
  return name
}
