import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { News } from '../payload-types.ts'
import { toPublicNews } from '../readModel/toPublicNews.ts'
import { inTransaction } from './inTransaction.ts'
import { newsRow } from './publicRows.ts'
import { refusals, refuseStale } from './refusal.ts'
import { plainTextOf, readHtml, sanitizeInline } from './sanitizeHtml.ts'

export interface NewsInput {
  nuuid?: string | undefined
  title?: string | undefined
  text?: string | undefined
  occurDate?: string | undefined
  website?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** As it was read. */
  updatedAt?: string | undefined
}

const wrong = (code: string, field: string, message: string) => refusals.wrong({ code, field, message })
const unknownNews = () => refusals.notFound('Diese Neuigkeit gibt es nicht (mehr).')

const staffScope = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

async function findNews(req: PayloadRequest, id: string): Promise<News> {
  const found = await req.payload.findByID({
    collection: 'news',
    id,
    disableErrors: true,
    ...staffScope(req),
  })
  if (!found) throw unknownNews()
  return found
}

/** Creates a news item or updates the one named; what is absent stays as it is. Answers its id. */
export function editNews(
  payload: Payload,
  user: TypedUser,
  { nuuid, updatedAt, ...input }: NewsInput,
): Promise<string> {
  return inTransaction(
    payload,
    async (req) => {
      const present = nuuid ? await findNews(req, nuuid) : null
      if (present) refuseStale(present, updatedAt, () => toPublicNews(newsRow({ ...present })))
      const data = {
        ...input,
        ...(input.occurDate === undefined ? {} : { occurDate: input.occurDate.slice(0, 10) }),
      }
      refuseWrong({ ...(present && wholeOf(present)), ...definedOf(data) })
      const saved = present
        ? await req.payload.update({ collection: 'news', id: present.id, data, ...staffScope(req) })
        : await req.payload.create({ collection: 'news', data: data as never, ...staffScope(req) })
      return saved.id
    },
    { user },
  )
}

const definedOf = (input: NewsInput): NewsInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

const wholeOf = ({ title, text, occurDate }: News): NewsInput => ({
  title,
  text,
  occurDate: occurDate.slice(0, 10),
})

function refuseWrong({ title = '', text = '', occurDate = '' }: NewsInput): void {
  if (title.trim() === '') throw wrong('title_missing', 'title', 'Bitte geben Sie eine Überschrift ein.')
  // Longer than any news may be, it is refused by its length alone.
  if (text.length <= 100_000 && plainTextOf(readHtml(sanitizeInline(text))).trim() === '')
    throw wrong('text_missing', 'text', 'Bitte geben Sie einen Text ein.')
  if (!isDay(occurDate)) throw wrong('date_invalid', 'occurDate', 'Bitte geben Sie ein Datum ein.')
}

/** `YYYY-MM-DD` of a day that exists. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T12:00:00.000Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** Moves a news item to the trash. */
export async function removeNews(payload: Payload, user: TypedUser, id: string): Promise<void> {
  await inTransaction(
    payload,
    async (req) => {
      const present = await findNews(req, id)
      const data = { deletedAt: new Date().toISOString() }
      await req.payload.update({ collection: 'news', id: present.id, data, ...staffScope(req) })
    },
    { user },
  )
}
