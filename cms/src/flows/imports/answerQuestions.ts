import type { ImportChoice } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { findCategory } from '../../nouns/categories/findCategory.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import type { PreviewQuestion } from './questions.ts'
import { changeImport, findImport, type ImportRecord, importNotReady, readImport } from './records.ts'

interface Answer {
  question: string
  /** Empty: the answer is taken back. */
  choice: string
}

/**
 * Answers questions of a waiting import; the preview is made again, once for all answers.
 *
 * @throws ApiError if it no longer waits, or has no such question or choice; then nothing is changed
 */
export async function answerQuestions(
  payload: Payload,
  id: string,
  answers: readonly Answer[],
): Promise<ImportRecord> {
  await readImport(payload, id)
  const record = await inTransaction(payload, async (req) => {
    const record = await findImport(payload, id, req)
    if (record?.state !== 'ready') throw importNotReady()
    const choices = new Map(answers.map(({ question, choice }) => [question, choice]))
    const questions: PreviewQuestion[] = []
    for (const question of record.questions) {
      const choice = choices.get(question.id)
      choices.delete(question.id)
      if (choice === undefined) questions.push(question)
      else if (choice === '') questions.push({ ...question, answer: null })
      else {
        const isTypedCategory = question.kind === 'category' && choice.startsWith('to:')
        const isKnown = isTypedCategory && (await findCategory(req, choice.slice(3))) !== null
        if (!isKnown && !question.options.some((one) => one.choice === choice)) throw noSuchAnswer()
        questions.push({ ...question, answer: choice as ImportChoice })
      }
    }
    if (choices.size > 0) throw apiError('not_found.question')
    return changeImport(req, id, { questions, state: 'planning', counts: null })
  })
  runtimeOf(payload).imports.wake(id)
  return record
}

const noSuchAnswer = () => apiError('invalid.answer', { field: 'answers' })
