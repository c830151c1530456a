import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { waitingChange } from '#collections/ChangeRequests/waitingChange.ts'
import { pendingEntry } from '#collections/Entries/pendingEntry.ts'
import { waitingReports } from '#collections/Reports/waitingReports.ts'
import { findRequestNote, reportsKey, storeNote } from '#collections/RequestNotes/notes.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { exists, findFirst } from '#lib/find/find.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { RequestNote } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import type { NamedKind } from '#shared/logLine'

type Body<Field extends string> = Extract<BodyOf<'POST /api/noteRequest'>, Record<Field, unknown>>
/** `id` is that of the request; for reports, of their entry. */
type Subject = Omit<Body<'take'>, 'take'>

/** @throws ApiError with the name of a colleague who has changed it meanwhile */
export const writeRequestNote = (
  payload: Payload,
  user: TypedUser,
  { note, seen, ...subject }: Body<'note'>,
) =>
  onNote(payload, user, subject, async (req, present) => {
    if ((present.note ?? '') !== seen)
      throw apiError('stale.note', {
        current: { note: present.note ?? '', by: await lastNoter(req, subject.id) },
      })
    await storeNote(req, present, { note })
    return 'note_changed'
  })

/** To the user (of two at once, only one), or to nobody, which every user may. */
export const assignRequest = (payload: Payload, user: TypedUser, { take, ...subject }: Body<'take'>) =>
  onNote(payload, user, subject, async (req, present) => {
    const { takenBy, takenByName } = present
    if (take && takenBy && takenBy !== user.id) throw apiError('request_taken', { current: takenByName })
    if (take === (takenBy === user.id) && (take || !takenBy)) return null
    const holder = take ? user.id : null
    await storeNote(req, present, { takenBy: holder, takenByName: take ? user.username : null })
    return take ? 'request_taken_on' : 'request_released'
  })

/** Attempts: until the document exists, two concurrent calls write nothing in common. */
const maxAttempts = 3

async function onNote(
  payload: Payload,
  user: TypedUser,
  { kind, id }: Subject,
  operation: (req: PayloadRequest, present: RequestNote) => Promise<NamedKind | null>,
) {
  const key = kind === 'report' ? reportsKey(id) : id
  const attempt = () =>
    inTransactionAs(payload, user, async (req) => {
      const name = await readName(req, { kind, id })
      const done = await operation(req, await findRequestNote(req, key))
      const noun = kind === 'change' ? 'change-requests' : 'entries'
      if (done) await logAct(req, { kind: done, name }, { noun, id })
    })
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      const isMade = await exists(payload, 'request-notes', { id: key })
      if (error instanceof ApiError || attempts >= maxAttempts || !isMade) throw error
    }
  }
}

async function lastNoter(req: PayloadRequest, id: string) {
  const line = await findFirst(req, 'logs', {
    where: { and: [{ target: { equals: id } }, { kind: { equals: 'note_changed' } }] },
    sort: ['-timestamp', '-id'],
  })
  return line?.user ?? ''
}

/** @throws ApiError if the request no longer waits */
async function readName(req: PayloadRequest, { kind, id }: Subject) {
  if (kind === 'entry') return (await pendingEntry(req, id)).name
  if (kind === 'change') return (await waitingChange(req, id)).name
  return (await waitingReports(req, id))[0].name
}
