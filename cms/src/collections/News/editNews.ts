import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { assertPhone } from '#hooks/validate.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { findAll } from '#lib/find/find.ts'
import { parseHtml, plainTextOf, sanitizeInline } from '#lib/html/sanitizeHtml.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import { publicOf } from '#publicData/live/publicRows.ts'
import { newestFirst } from '#publicData/newsLists.ts'
import { storedValues } from '#publicData/nounValues.ts'
import type { BodyOf } from '#shared/contract'
import {
  isLastDayBeforeFirst,
  newsDays,
  newsFields,
  wrongEventField,
  wrongNewsDays,
} from '#shared/fields/newsFields'
import { fileNameOf } from '#shared/filePath'
import { saysNothing } from '#shared/saysNothing'
import { documentNamed, logLineOfChange, storeDocument } from '../documents.ts'
import { isPictureFile } from '../Files/storeFile.ts'

type NewsInput = BodyOf<'POST /api/addnewsentry'>

export const editNews = staffAct(async (req, { nuuid, updatedAt, ...sent }: NewsInput) => {
  const { present, ownId } = await documentNamed(req, 'news', { id: nuuid, updatedAt })
  if (present) assertNotStale('news', present, updatedAt, () => publicOf('news', present))
  // Both days are the same; one that is moved alone moves the other.
  const eventDate = sent.eventDate ?? (present?.eventDate && sent.occurDate)
  const input = eventDate ? { ...sent, eventDate, occurDate: eventDate } : sent
  const whole = { ...(present && storedValues(newsFields, { ...present })), ...withoutUndefined(input) }
  assertValid(whole)
  // A stored number must not prevent another change.
  assertPhone(input.phone)
  await assertPicture(req, whole.picture, present?.picture)
  const saved = await storeDocument(req, 'news', present, { ...ownId, ...toStoredFields(input) })
  return { nuuid: saved.id, undo: present ? await logLineOfChange(req, saved) : '' }
})

export async function listNews(payload: Payload, user: TypedUser) {
  const docs = await findAll(payload, 'news', { user })
  return newestFirst(docs.map((doc) => publicOf('news', doc)))
}

const withoutUndefined = (input: NewsInput): NewsInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

const dayOf = (value: string | null | undefined) => (value ?? '').slice(0, 10)

function toStoredFields(input: NewsInput): object {
  const days = Object.fromEntries(
    newsDays.flatMap((name) => {
      if (input[name] === undefined) return []
      // No database accepts an empty text as a date.
      return [[name, dayOf(input[name]) || null]]
    }),
  )
  const picture = input.picture === undefined ? {} : { picture: fileNameOf(input.picture) }
  return withoutUndefined({ ...input, ...days, ...picture })
}

function assertValid(news: NewsInput) {
  const { title = '', text = '' } = news
  const days = Object.fromEntries(newsDays.map((name) => [name, dayOf(news[name])]))
  const { occurDate = '', eventDate = '', showFrom = '', showUntil = '' } = days
  if (saysNothing(title)) throw apiError('title_missing', { field: 'title' })
  // Longer texts are refused by their length alone.
  if (text.length <= 100_000 && saysNothing(plainTextOf(parseHtml(sanitizeInline(text)))))
    throw apiError('text_missing', { field: 'text' })
  for (const field of wrongNewsDays({ occurDate, eventDate, showFrom, showUntil }))
    throw apiError('date_invalid', { field })
  const wrongEvent = wrongEventField({ ...withoutUndefined(news), eventDate })
  if (wrongEvent) throw apiError(wrongEvent.code, { field: wrongEvent.field })
  if (isLastDayBeforeFirst(showFrom, showUntil)) throw apiError('days_crossed', { field: 'showUntil' })
}

/** The stored picture is accepted even if it is gone. */
async function assertPicture(req: PayloadRequest, chosen = '', before?: string | null) {
  const name = fileNameOf(chosen)
  if (name !== '' && name !== before && !(await isPictureFile(req, name)))
    throw apiError('picture_unknown', { field: 'picture' })
}
