import type { PayloadRequest } from 'payload'
import { isSameTime } from '#clock.ts'
import { formerNamesOf } from '#collections/Categories/formerNames.ts'
import { getDocument, trashDocument } from '#collections/documents.ts'
import { getPublicEntry } from '#collections/Entries/editEntry.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { writeEntry } from '#collections/Entries/writeEntry.ts'
import { allReports, handOverReports } from '#collections/Reports/waitingReports.ts'
import { handOverNote, reportsKey } from '#collections/RequestNotes/notes.ts'
import { readNotes } from '#hooks/journal/notes.ts'
import { revertNotes } from '#hooks/journal/revertNotes.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import type { EntryMerge } from '#hooks/log/undoable.ts'
import { apiError, unknownDocument } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Log, StoredEntry } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'

/**
 * The dropped entry goes to the trash; its address redirects to the other, which takes over its token if it has none.
 * @throws ApiError
 */
export const mergeEntries = staffAct(
  async (req, { keep, drop, fields, keepUpdatedAt, dropUpdatedAt }: BodyOf<'POST /api/mergeEntries'>) => {
    const [keptEntry, droppedEntry] = [await getPublicEntry(req, keep), await getPublicEntry(req, drop)]
    if (keep === drop) throw unknownDocument('entries')
    assertNotStale('entries', droppedEntry, dropUpdatedAt, () => entryOf(droppedEntry))

    const token = !keptEntry.token && droppedEntry.token ? droppedEntry.token : null
    if (token) await writeEntry(req, { present: droppedEntry, lifecycle: { token: null } })
    const named = await writeEntry(req, {
      present: keptEntry,
      readAt: keepUpdatedAt,
      lifecycle: {
        formerNames: [
          ...new Set([...formerNamesOf(keptEntry), ...namesAfterMerge(droppedEntry, keptEntry)]),
        ].filter((name) => name !== keptEntry.name),
        ...(token && { token, submitterEmail: droppedEntry.submitterEmail ?? null }),
      },
    })
    const isChanged = fields !== undefined && Object.keys(fields).length > 0
    const saved = isChanged
      ? await writeEntry(req, { present: named, input: fields, noEmail: true, takenFrom: droppedEntry })
      : named
    await handOverReports(req, drop, keep)
    await trashDocument(req, 'entries', drop)
    const act = { kind: 'providers_merged', from: droppedEntry.name, into: saved.name } as const
    const undo = { kind: 'merge', data: { dropped: drop } } as const
    const about = { noun: 'entries', id: keep, stateAt: saved.updatedAt, undo }
    return { uuid: keep, undo: await logAct(req, act, about) }
  },
)

/** Names of the dropped entry, behind its category if that differs. */
function namesAfterMerge(goes: StoredEntry, stays: StoredEntry) {
  const names = [...formerNamesOf(goes), goes.name]
  const { category } = entryOf(goes)
  if (category === entryOf(stays).category) return names
  return names.flatMap((name) => [...(name.includes('/') ? [name] : []), `${category}/${name}`])
}

/** Ownership and redirects, no data of the provider. */
const lifecycle: ReadonlySet<string> = new Set(['token', 'submitterEmail', 'formerNames'])

/**
 * If values were taken over from the dropped entry, the remaining one must not have changed since. It is still found by
 * its former names.
 * @param restore brings an entry back from the trash
 * @returns the name of the one that comes back
 */
export async function undoMerge(
  req: PayloadRequest,
  line: Log,
  { dropped }: EntryMerge,
  restore: (id: string) => Promise<{ name: string }>,
) {
  const keep = line.target ?? ''
  req.context[actIsLogged] = true
  const notes = (await readNotes(req, line)).flatMap(({ fields, ...note }) => {
    const { formerNames: _, deletedAt: _at, ...back } = fields ?? {}
    return fields && (note.noun === 'entries' || note.noun === 'reports') ? [{ ...note, fields: back }] : []
  })
  const stays = notes.find(({ target }) => target === keep)
  const hasTaken = Object.keys(stays?.fields ?? {}).some((field) => !lifecycle.has(field))
  if (stays && hasTaken && !isSameTime((await getDocument(req, 'entries', keep)).updatedAt, stays.after))
    throw apiError('changed_since')
  // A token must be unique: in reverse order, it is removed before it is given back.
  await revertNotes(req, notes)
  const { name } = await restore(dropped)
  // The note of reports that went back goes with them, if it is about no others.
  const hasHandedBack = notes.some(({ noun }) => noun === 'reports')
  if (hasHandedBack && (await allReports(req, keep)).length === 0)
    await handOverNote(req, reportsKey(keep), reportsKey(dropped))
  const details = { noun: 'entries', id: keep }
  await logAct(req, { kind: 'providers_merge_undone', name: line.entry ?? '' }, details)
  return { name }
}
