import type { OutputOf } from '@directory/shared/contract'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { getDocument, unknownDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { logAct } from '../logs/logAct.ts'
import { thoseThere } from '../trash/thoseThere.ts'
import { confirmEntry, takeBackConfirmation } from './confirm.ts'
import type { Confirmed } from './confirmation.ts'

/** Keeps that somebody of the staff has checked entries today, each with its line of the log. @throws ApiError */
export function confirmEntries(
  payload: Payload,
  user: TypedUser,
  ids: readonly string[],
): Promise<Omit<OutputOf<'POST /api/confirmEntries'>, 'message'>> {
  return actAs(payload, user, async (req) => {
    const there = await thoseThere(req, 'entries', ids)
    if (there.length === 0) throw unknownDocument('entries')
    const undo: string[] = []
    for (const id of there) {
      const { name } = await getDocument(req, 'entries', id)
      const confirmed = await confirmEntry(req, { entry: id, by: 'staff' })
      if (confirmed) undo.push(await logConfirmation(req, { id, name }, confirmed))
    }
    const missing = new Set(ids).size - there.length
    return { count: undo.length, already: there.length - undo.length, missing, undo }
  })
}

const logConfirmation = (req: PayloadRequest, { id, name }: { id: string; name: string }, data: Confirmed) =>
  logAct(req, 'Eintrag geprüft', name, { noun: 'entries', id, undo: { kind: 'confirm', data } })

/** Takes back what a line of the log confirmed, in the caller's transaction. @throws ApiError */
export async function undoConfirmation(
  req: PayloadRequest,
  { id, name }: { id: string; name: string },
  confirmed: Confirmed,
): Promise<void> {
  await takeBackConfirmation(req, id, confirmed)
  await logAct(req, 'Prüfung zurückgenommen', name, { noun: 'entries', id })
}
