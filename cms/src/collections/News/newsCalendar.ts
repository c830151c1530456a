import type { News } from '@directory/shared/news'
import { plainNewsText } from '@directory/shared/newsText'
import { type Locale, localePath, routes } from '@directory/shared/routes'
import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { dayMs, yieldToRequests } from '../../clock.ts'
import { foldLine } from '../../lib/texts/foldLine.ts'
import { withoutControlCharacters } from '../../lib/texts/withoutControlCharacters.ts'

interface Around {
  name: string
  locale: Locale
  /** Scheme and host of the site, or null if it is not known. */
  publicUrl: string | null
}

/**
 * Cache of written events by item, because the library takes milliseconds for each. A changed item is a new object in
 * the read model.
 */
const written = new WeakMap<object, Map<string, string>>()

/**
 * Returns news as all-day events of a calendar (RFC 5545). The id of an item stays the same, and each change raises its
 * number (`SEQUENCE`), so that calendar programs update it. Other requests are served between the items.
 */
export async function newsCalendar(
  news: readonly News[],
  { name, locale, publicUrl }: Around,
): Promise<string> {
  const events: string[] = []
  const key = `${locale} ${publicUrl}`
  for (const item of news) {
    const texts = written.get(item) ?? new Map<string, string>()
    written.set(item, texts)
    if (!texts.has(key)) {
      texts.set(key, eventIn(write([eventOf(item, { locale, publicUrl })])))
      await yieldToRequests()
    }
    events.push(texts.get(key) ?? '')
  }
  const around = write([], { calName: withoutControlCharacters(name), productId, method: 'PUBLISH' })
  const end = around.lastIndexOf('END:VCALENDAR')
  return [around.slice(0, end), ...events, around.slice(end)].join('')
}

const productId = '-//senior-directory//news//DE'

function write(events: EventAttributes[], head: Parameters<typeof createEvents>[1] = {}): string {
  const { error, value } = createEvents(events, head)
  if (error || value === undefined || value === null) throw error ?? new Error('The calendar is empty')
  return foldedByBytes(value)
}

const eventIn = (calendar: string): string =>
  calendar.slice(calendar.indexOf('BEGIN:VEVENT'), calendar.lastIndexOf('END:VCALENDAR'))

/** Folds lines anew: the library counts characters, but a line may have 75 bytes. */
const foldedByBytes = (calendar: string): string =>
  calendar
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n')

function eventOf(item: News, { locale, publicUrl }: Omit<Around, 'name'>): EventAttributes & Stamped {
  const { nuuid, occurDate, createDate, updatedAt } = item
  const start = Date.parse(`${occurDate}T00:00:00Z`)
  const changedAt = Date.parse(updatedAt)
  return {
    uid: nuuid,
    start: dayOf(start),
    // The end of all-day events is exclusive.
    end: dayOf(start + dayMs),
    sequence: sequenceOf(changedAt - Date.parse(createDate)),
    timestamp: changedAt,
    lastModified: changedAt,
    created: Date.parse(createDate),
    // Shown as free, because an announcement makes no one busy.
    transp: 'TRANSPARENT',
    title: withoutControlCharacters(item.title),
    description: withoutControlCharacters(describe(item)),
    status: 'CONFIRMED',
    ...(publicUrl && { url: `${publicUrl}${localePath(locale, routes.news.href())}#news-${nuuid}` }),
  }
}

/** Field that the library reads but does not declare; without it each response would differ. */
interface Stamped {
  timestamp: number
}

/**
 * Returns a number that grows with the age of an item at its last change. It must fit into 31 bits, so its steps are
 * well below a second for thirty years, and finer for corrections soon after writing.
 */
const sequenceOf = (ageMs: number): number => Math.floor(2000 * Math.sqrt(Math.max(0, ageMs)))

function dayOf(time: number): DateArray {
  const day = new Date(time)
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
}

const describe = ({ text, phoneText, email, website }: News): string =>
  [plainNewsText(text), [phoneText, email, website].filter(Boolean).join('\n')].filter(Boolean).join('\n\n')
