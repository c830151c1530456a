import { type Locale, localePath } from '@directory/shared/locales'
import type { News } from '@directory/shared/news'
import { plainNewsText } from '@directory/shared/newsText'
import { routes } from '@directory/shared/routes'
import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { dayMs, yieldToRequests } from '../../clock.ts'
import { foldLine } from '../../lib/texts/foldLine.ts'
import { withoutControlCharacters } from '../../lib/texts/withoutControlCharacters.ts'
import { regionMoment } from '../../publicData/onDate.ts'

interface Around {
  name: string
  locale: Locale
  /** Scheme and host of the site, or null if it is not known. */
  publicUrl: string | null
}

/**
 * Cache of written events by item, because the library takes milliseconds for each. A changed item is a new object in
 * the public data.
 */
const written = new WeakMap<object, Map<string, string>>()

/**
 * Returns dates as events of a calendar (RFC 5545). The id of an item stays the same, and each change raises its
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
  const { nuuid, createDate, updatedAt } = item
  const changedAt = Date.parse(updatedAt)
  return {
    uid: nuuid,
    ...timesOf(item),
    ...(item.eventPlace && { location: withoutControlCharacters(item.eventPlace) }),
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

/** Hours from six in the evening until midnight. */
const eveningHours = 6

/** Returns when a date is, with a reminder at six in the evening before. */
function timesOf({ title, eventDate, eventTime, eventEndTime }: News) {
  const [hours = 0, minutes = 0] = eventTime.split(':').map(Number)
  const trigger = { before: true, hours: eveningHours + hours, minutes }
  const alarms = [{ action: 'display' as const, description: withoutControlCharacters(title), trigger }]
  if (eventTime === '') {
    const start = Date.parse(`${eventDate}T00:00:00Z`)
    // The end of all-day events is exclusive.
    return { start: dayOf(start), end: dayOf(start + dayMs), alarms }
  }
  const [start, end] = [eventTime, eventEndTime || eventTime].map((time) => regionMoment(eventDate, time))
  const utc = {
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  } as const
  return { ...utc, start: momentOf(start ?? 0), end: momentOf(end ?? 0), alarms }
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

function dayOf(time: number): [year: number, month: number, day: number] {
  const day = new Date(time)
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
}

function momentOf(time: number): DateArray {
  const moment = new Date(time)
  const [year, month, day] = dayOf(time)
  return [year, month, day, moment.getUTCHours(), moment.getUTCMinutes()]
}

const describe = ({ text, phoneText, email, website }: News): string =>
  [plainNewsText(text), [phoneText, email, website].filter(Boolean).join('\n')].filter(Boolean).join('\n\n')
