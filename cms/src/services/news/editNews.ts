import type { BodyOf, ErrorCode } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import type { News } from '../../payload-types.ts'
import { toPublicNews } from '../../readModel/toPublicNews.ts'
import { apiErrors, refuseStale, refuseWordyPhone } from '../apiError.ts'
import { getDocument, storeDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { plainTextOf, readHtml, sanitizeInline } from '../pages/sanitizeHtml.ts'
import { newsRow } from '../readModel/publicRows.ts'

type NewsInput = BodyOf<'POST /api/addnewsentry'>

const wrong = (code: ErrorCode, field: string, message: string) => apiErrors.wrong({ code, field, message })

/** Creates a news item or updates the one named; what is absent stays as it is. Answers its id. */
export function editNews(
  payload: Payload,
  user: TypedUser,
  { nuuid, updatedAt, ...input }: NewsInput,
): Promise<string> {
  return actAs(payload, user, async (req) => {
    const present = nuuid ? await getDocument(req, 'news', nuuid) : null
    if (present) refuseStale('news', present, updatedAt, () => toPublicNews(newsRow({ ...present })))
    const data = {
      ...input,
      ...(input.occurDate === undefined ? {} : { occurDate: input.occurDate.slice(0, 10) }),
    }
    refuseWrong({ ...(present && wholeOf(present)), ...definedOf(data) })
    return (await storeDocument(req, 'news', present, data)).id
  })
}

const definedOf = (input: NewsInput): NewsInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

const wholeOf = ({ title, text, occurDate }: News): NewsInput => ({
  title,
  text,
  occurDate: occurDate.slice(0, 10),
})

function refuseWrong({ title = '', text = '', occurDate = '', phone }: NewsInput): void {
  if (title.trim() === '') throw wrong('title_missing', 'title', 'Bitte geben Sie eine Überschrift ein.')
  // Longer than any news may be, it is refused by its length alone.
  if (text.length <= 100_000 && plainTextOf(readHtml(sanitizeInline(text))).trim() === '')
    throw wrong('text_missing', 'text', 'Bitte geben Sie einen Text ein.')
  if (!isDay(occurDate)) throw wrong('date_invalid', 'occurDate', 'Bitte geben Sie ein Datum ein.')
  refuseWordyPhone(phone)
}

/** `YYYY-MM-DD` of a day that exists. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T12:00:00.000Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
