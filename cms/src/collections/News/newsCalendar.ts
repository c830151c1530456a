import { ICAL } from '#lib/texts/ical.ts'
import { withoutControlCharacters } from '#lib/texts/withoutControlCharacters.ts'
import { regionMoment } from '#publicData/onDate.ts'
import { type Locale, localePath } from '#shared/locales'
import type { News } from '#shared/news'
import { plainNewsText } from '#shared/plainNewsText'
import { routes } from '#shared/routes'

interface Around {
  name: string
  locale: Locale
  /** Scheme and host of the site, or null if it is not known. */
  publicUrl: string | null
}

/** RFC 5545. Ids stay, and each change raises `SEQUENCE`, so that calendar programs update it. */
export function newsCalendar(news: readonly News[], { name, locale, publicUrl }: Around) {
  const calendar = component('vcalendar', {
    version: '2.0',
    calscale: 'GREGORIAN',
    prodid: '-//senior-directory//news//DE',
    method: 'PUBLISH',
    'x-wr-calname': withoutControlCharacters(name),
    'x-published-ttl': 'PT1H',
  })
  for (const item of news) calendar.addSubcomponent(eventOf(item, { locale, publicUrl }))
  return `${calendar.toString()}\r\n`
}

type Value = string | number | InstanceType<typeof ICAL.Time> | InstanceType<typeof ICAL.Duration>

function component(name: string, properties: Record<string, Value>) {
  const made = new ICAL.Component(name)
  for (const [property, value] of Object.entries(properties)) made.addPropertyWithValue(property, value)
  return made
}

function eventOf(item: News, { locale, publicUrl }: Omit<Around, 'name'>) {
  const { nuuid, title, createDate, updatedAt } = item
  const changedAt = Date.parse(updatedAt)
  const reach = [item.phoneText, item.email, item.website].filter(Boolean).join('\n')
  const about = [plainNewsText(item.text), reach]
  const event = component('vevent', {
    uid: nuuid,
    summary: withoutControlCharacters(title),
    // The moment of the change, or each response would differ.
    dtstamp: momentOf(changedAt),
    ...timesOf(item),
    sequence: sequenceOf(changedAt - Date.parse(createDate)),
    description: withoutControlCharacters(about.filter(Boolean).join('\n\n')),
    ...(publicUrl && { url: `${publicUrl}${localePath(locale, routes.news.href())}#news-${nuuid}` }),
    ...(item.eventPlace && { location: withoutControlCharacters(item.eventPlace) }),
    status: 'CONFIRMED',
    // Shown as free, because an announcement makes no one busy.
    transp: 'TRANSPARENT',
    created: momentOf(Date.parse(createDate)),
    'last-modified': momentOf(changedAt),
  })
  event.addSubcomponent(reminderOf(item))
  return event
}

/** Hours from six in the evening until midnight. */
const eveningHours = 6

function reminderOf({ title, eventTime }: News) {
  const [hours = 0, minutes = 0] = eventTime.split(':').map(Number)
  return component('valarm', {
    action: 'DISPLAY',
    description: withoutControlCharacters(title),
    trigger: new ICAL.Duration({ hours: eveningHours + hours, minutes, isNegative: true }),
  })
}

function timesOf({ eventDate, eventTime, eventEndTime }: News) {
  if (eventTime === '') {
    const day = ICAL.Time.fromDateString(eventDate)
    const next = day.clone()
    // The end of all-day events is exclusive.
    next.adjust(1, 0, 0, 0)
    return { dtstart: day, dtend: next }
  }
  const [dtstart, dtend] = [eventTime, eventEndTime || eventTime].map((time) =>
    momentOf(regionMoment(eventDate, time)),
  )
  return { dtstart, dtend } as { dtstart: Value; dtend: Value }
}

/**
 * Grows with the age of an item at its last change and fits into 31 bits: steps well below a second for thirty years,
 * finer soon after writing.
 */
const sequenceOf = (ageMs: number) => Math.floor(2000 * Math.sqrt(Math.max(0, ageMs)))

const momentOf = (time: number) => ICAL.Time.fromJSDate(new Date(time), true)
