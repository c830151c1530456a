import { answerQuestion, openQuestion } from '#features/review/answerQuestion.ts'
import { askSubmitter } from '#features/review/askSubmitter.ts'
import { assignRequest, writeRequestNote } from '#features/review/writeRequestNote.ts'
import { sendsMail } from '#mail/heldMails.ts'
import type { requestNotesCalls } from '#shared/contract/requestNotes'
import { done, type Implementations } from './handler.ts'

export const requestNotesHandlers: Implementations<keyof typeof requestNotesCalls> = {
  'POST /api/noteRequest': async ({ payload, user, body }) => {
    if ('question' in body) {
      await askSubmitter(payload, user, body)
      return { ...done, isSent: await sendsMail(payload) }
    }
    if ('take' in body) await assignRequest(payload, user, body)
    else await writeRequestNote(payload, user, body)
    return done
  },
  'POST /api/question': ({ payload, body }) => openQuestion(payload, body.secret),
  'POST /api/answerQuestion': async ({ payload, body }) => {
    await answerQuestion(payload, body)
    return done
  },
}
