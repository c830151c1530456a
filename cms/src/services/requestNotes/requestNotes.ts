import { requestNoteLimit, type WaitingKind } from '@directory/shared/decisions'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { RequestNote } from '../../payload-types.ts'
import { ApiError } from '../apiError.ts'
import { waitingChange } from '../changeRequests/waitingChange.ts'
import { pendingEntry } from '../entries/pendingEntry.ts'
import { actAs, assertNoErrors } from '../inTransaction.ts'
import { logAct } from '../logs/logAct.ts'
import { reportsKey, waitingReports } from '../reports/waitingReports.ts'

interface Subject {
  kind: WaitingKind
  /** Of the request; of reports that of their entry. */
  id: string
}

interface Noting extends Subject {
  note: string
  /** The note as whoever writes saw it. */
  seen: string
}

/** What colleagues have noted about requests, by the id of the request, as the lists show it to somebody. */
export async function notesFor(payload: Payload, user: TypedUser, ids: readonly string[]) {
  const { docs } = await payload.find({
    collection: 'request-notes',
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
  })
  const found = new Map(docs.map((doc) => [doc.id, doc]))
  return (id: string) => {
    const { note, takenBy, takenByName } = found.get(id) ?? {}
    return { note: note ?? '', takenBy: takenByName ?? '', takenByMe: takenBy === user.id }
  }
}

const noted = 'Notiz zur Anfrage geändert'

/** Writes the note on a request that waits; one that a colleague has changed meanwhile is not overwritten, and who it was is said. */
export function noteRequest(
  payload: Payload,
  user: TypedUser,
  { note, seen, ...subject }: Noting,
): Promise<void> {
  return onNote(payload, user, subject, async (req, present) => {
    if ((present.note ?? '') !== seen)
      throw new ApiError(409, 'stale', 'Die Notiz wurde inzwischen geändert.', {
        current: { note: present.note ?? '', by: await lastNoter(req, subject.id) },
      })
    await write(req, present, { note })
    return noted
  })
}

/** Takes a request on, of two at the same moment one; or lets go of it, which anybody may. */
export function takeRequest(
  payload: Payload,
  user: TypedUser,
  { take, ...subject }: Subject & { take: boolean },
): Promise<void> {
  return onNote(payload, user, subject, async (req, present) => {
    const { takenBy, takenByName } = present
    if (take && takenBy && takenBy !== user.id)
      throw new ApiError(409, 'request_taken', `Diese Anfrage liegt schon bei ${takenByName}.`, {
        current: takenByName,
      })
    if (take === (takenBy === user.id) && (take || !takenBy)) return null
    const holder = take ? user.id : null
    await write(req, present, { takenBy: holder, takenByName: take ? (user.username ?? '') : null })
    return take ? 'Anfrage übernommen' : 'Anfrage freigegeben'
  })
}

/** What was noted about a request that ends, which goes with it; null where that is nothing. */
export async function removeNote(req: PayloadRequest, request: string): Promise<RequestNote | null> {
  const { docs } = assertNoErrors(
    await req.payload.delete({
      collection: 'request-notes',
      where: { id: { equals: request } },
      depth: 0,
      req,
    }),
  )
  return docs[0] ?? null
}

/** The note of a request that waits again; where a colleague has begun another one, that one stays. */
export async function restoreNote(req: PayloadRequest, note: RequestNote): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'request-notes',
    where: { id: { equals: note.id } },
    req,
  })
  if (totalDocs === 0)
    await req.payload.create({ collection: 'request-notes', data: note as never, depth: 0, req })
}

/** The note on one request goes on as that on another, behind what stands there. */
export async function handOverNote(req: PayloadRequest, from: string, to: string): Promise<void> {
  const going = await removeNote(req, from)
  if (!going) return
  const present = await noteOf(req, to)
  const holder = present.takenBy ? present : going
  await write(req, present, {
    note: [present.note, going.note].filter(Boolean).join('\n').slice(0, requestNoteLimit),
    takenBy: holder.takenBy ?? null,
    takenByName: holder.takenByName ?? null,
  })
}

/** Notes not touched since a moment whose request has gone past every decision, as by the raw API; answers how many went. */
export async function removeForgottenNotes(payload: Payload, before: string, most: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'request-notes',
    where: { updatedAt: { less_than: before } },
    limit: most,
    pagination: false,
    depth: 0,
  })
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0) return 0
  const among = { where: { id: { in: ids } }, pagination: false, depth: 0 } as const
  const waiting = [
    ...(
      await payload.find({
        collection: 'entries',
        ...among,
        where: { ...among.where, state: { equals: 'pending' } },
      })
    ).docs,
    ...(await payload.find({ collection: 'change-requests', ...among })).docs,
  ]
  const reports = await payload.find({
    collection: 'reports',
    pagination: false,
    depth: 0,
    select: { entry: true },
  })
  const kept = new Set([
    ...waiting.map(({ id }) => id),
    ...reports.docs.map(({ entry }) => reportsKey(entry)),
  ])
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0)
    await payload.db.deleteMany({ collection: 'request-notes', where: { id: { in: gone } } })
  return gone.length
}

/** Nobody can see who was the first of two without a document that both write. */
const mostAttempts = 3

async function onNote(
  payload: Payload,
  user: TypedUser,
  { kind, id }: Subject,
  act: (req: PayloadRequest, present: RequestNote) => Promise<string | null>,
): Promise<void> {
  const key = kind === 'report' ? reportsKey(id) : id
  const attempt = () =>
    actAs(payload, user, async (req) => {
      const name = await nameOf(req, { kind, id })
      const action = await act(req, await noteOf(req, key))
      const noun = kind === 'change' ? 'change-requests' : 'entries'
      if (action) await logAct(req, action, name, { noun, id })
    })
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      // Somebody else has just made the document.
      const isMade = (await payload.count({ collection: 'request-notes', where: { id: { equals: key } } }))
        .totalDocs
      if (error instanceof ApiError || attempts >= mostAttempts || !isMade) throw error
    }
  }
}

/** Username of who wrote the note on a request last, by the log; empty where nobody knows. */
async function lastNoter(req: PayloadRequest, id: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'logs',
    where: { and: [{ target: { equals: id } }, { action: { equals: noted } }] },
    sort: ['-timestamp', '-id'],
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]?.user ?? ''
}

/** What the request is called; refused where it waits no more. */
async function nameOf(req: PayloadRequest, { kind, id }: Subject): Promise<string> {
  if (kind === 'entry') return (await pendingEntry(req, id)).name
  if (kind === 'change') return (await waitingChange(req, id)).name
  return (await waitingReports(req, id))[0].name
}

async function noteOf(req: PayloadRequest, id: string): Promise<RequestNote> {
  const read = { collection: 'request-notes', id, depth: 0, disableErrors: true, req } as const
  const present = (await req.payload.findByID(read)) as RequestNote | null
  return present ?? (await req.payload.create({ collection: 'request-notes', data: { id } as never, req }))
}

const write = (req: PayloadRequest, { id }: RequestNote, data: Partial<RequestNote>) =>
  req.payload.update({ collection: 'request-notes', id, data, depth: 0, req })
