import type { BodyOf, ErrorCode } from '@directory/shared/contract'
import { fileNameOf } from '@directory/shared/filePath'
import type { News as PublicNews } from '@directory/shared/news'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { getDocument, lineOfState, storeDocument } from '../../operations/documents/documents.ts'
import { apiErrors, refuseStale, refuseWordyPhone } from '../../operations/errors/apiError.ts'
import { plainTextOf, readHtml, sanitizeInline } from '../../operations/html/sanitizeHtml.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import type { News } from '../../payload-types.ts'
import { newsRow } from '../../readModel/live/publicRows.ts'
import { newestFirst } from '../../readModel/newestFirst.ts'
import { toPublicNews } from '../../readModel/toPublicNews.ts'
import { isPictureFile } from '../files/storeFile.ts'

type NewsInput = BodyOf<'POST /api/addnewsentry'>

const wrong = (code: ErrorCode, field: string, message: string) => apiErrors.wrong({ code, field, message })

/** Creates a news item or updates the one named; what is absent stays as it is. Answers its id, and by what a change is taken back. */
export function editNews(
  payload: Payload,
  user: TypedUser,
  { nuuid, updatedAt, ...input }: NewsInput,
): Promise<{ nuuid: string; undo: string }> {
  return actAs(payload, user, async (req) => {
    const present = nuuid ? await getDocument(req, 'news', nuuid) : null
    if (present) refuseStale('news', present, updatedAt, () => toPublicNews(newsRow({ ...present })))
    const whole = { ...(present && wholeOf(present)), ...definedOf(input) }
    refuseWrong(whole)
    await refusePicture(req, whole.picture, present?.picture)
    const saved = await storeDocument(req, 'news', present, storedOf(input))
    return { nuuid: saved.id, undo: present ? await lineOfState(req, saved) : '' }
  })
}

/** All that are not in the trash, newest first. */
export async function listNews(payload: Payload, user: TypedUser): Promise<PublicNews[]> {
  const { docs } = await payload.find({
    collection: 'news',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return newestFirst(docs.map((doc) => toPublicNews(newsRow({ ...doc }))))
}

const definedOf = (input: NewsInput): NewsInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

const dayOf = (value: string | null | undefined): string => (value ?? '').slice(0, 10)

const wholeOf = ({ title, text, occurDate, showFrom, showUntil, picture }: News): NewsInput => ({
  title,
  text,
  occurDate,
  showFrom: showFrom ?? '',
  showUntil: showUntil ?? '',
  picture: picture ?? '',
})

/** What is there of the input as the collection takes it. */
function storedOf({ occurDate, showFrom, showUntil, picture, ...rest }: NewsInput): object {
  return definedOf({
    ...rest,
    occurDate: occurDate?.slice(0, 10),
    // Days that are taken away are null: no database takes an empty text for a date.
    showFrom: showFrom === undefined ? undefined : ((dayOf(showFrom) || null) as never),
    showUntil: showUntil === undefined ? undefined : ((dayOf(showUntil) || null) as never),
    picture: picture === undefined ? undefined : fileNameOf(picture),
  })
}

function refuseWrong(news: NewsInput): void {
  const { title = '', text = '', phone } = news
  const [occurDate, showFrom, showUntil] = [news.occurDate, news.showFrom, news.showUntil].map(dayOf) as [
    string,
    string,
    string,
  ]
  if (title.trim() === '') throw wrong('title_missing', 'title', 'Bitte geben Sie eine Überschrift ein.')
  // Longer than any news may be, it is refused by its length alone.
  if (text.length <= 100_000 && plainTextOf(readHtml(sanitizeInline(text))).trim() === '')
    throw wrong('text_missing', 'text', 'Bitte geben Sie einen Text ein.')
  for (const [field, day] of Object.entries({ occurDate, showFrom, showUntil }))
    if (!isDay(day) && (day !== '' || field === 'occurDate'))
      throw wrong('date_invalid', field, 'Bitte geben Sie ein Datum ein.')
  if (showFrom !== '' && showUntil !== '' && showUntil < showFrom)
    throw wrong('days_crossed', 'showUntil', 'Der letzte Tag liegt vor dem ersten.')
  refuseWordyPhone(phone)
}

/** A picture that was stored before and is gone now is accepted unchanged. */
async function refusePicture(req: PayloadRequest, chosen = '', before?: string | null): Promise<void> {
  const name = fileNameOf(chosen)
  if (name !== '' && name !== before && !(await isPictureFile(req, name)))
    throw wrong('picture_unknown', 'picture', 'Dieses Bild gibt es nicht (mehr).')
}

/** `YYYY-MM-DD` of a day that exists. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T12:00:00.000Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
