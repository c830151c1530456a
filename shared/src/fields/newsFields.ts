import { isDay } from '../moment.ts'
import { plainLine } from '../plainText.ts'
import { limitsOf, type NounFields, type NounValues, namesOfKind } from './nounFields.ts'

/** In the order of the form. */
export const newsFields = {
  title: { kind: 'line', required: true, limit: 200, label: 'news_dialogue.title' },
  /** Sanitised inline markup; line breaks as `<br>`. */
  text: {
    kind: 'markup',
    required: true,
    limit: 20_000,
    label: 'news_dialogue.text',
    hint: 'news_dialogue.textHint',
  },
  occurDate: { kind: 'day', required: true, label: 'news_dialogue.date', hint: 'news_dialogue.dateHint' },
  /** Its day is then `occurDate`. */
  eventDate: { kind: 'day', label: 'news_dialogue.eventDate', hint: 'news_dialogue.eventHint' },
  eventTime: { kind: 'time', limit: 5, label: 'news_dialogue.eventTime' },
  eventEndTime: { kind: 'time', limit: 5, label: 'news_dialogue.eventEndTime' },
  eventPlace: { kind: 'line', limit: 200, label: 'news_dialogue.eventPlace' },
  picture: { kind: 'picture', limit: 200, label: 'news_dialogue.picture' },
  /** For people who do not see the picture. */
  pictureAlt: {
    kind: 'line',
    limit: 300,
    label: 'news_dialogue.pictureAlt',
    hint: 'pages_edit.pictureAltHint',
  },
  website: { kind: 'website', limit: 500, label: 'contact.website' },
  email: { kind: 'email', limit: 254, label: 'contact.email' },
  phone: { kind: 'phone', limit: 60, label: 'contact.phone' },
  showFrom: { kind: 'day', label: 'news_dialogue.showFrom', hint: 'news_dialogue.showFromHint' },
  showUntil: { kind: 'day', label: 'news_dialogue.showUntil', hint: 'news_dialogue.showUntilHint' },
  /** Only staff see it; always false in public answers. */
  draft: { kind: 'flag', label: 'news_dialogue.draft' },
} as const satisfies NounFields

export type NewsFieldName = keyof typeof newsFields
export type NewsContent = NounValues<typeof newsFields>

export const newsLimits = limitsOf(newsFields)
export const newsDays = namesOfKind(newsFields, 'day')

/** `HH:MM`; what is none stays as it is. */
export function cleanTime(typed: string) {
  const text = plainLine(typed)
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d\d))?(?: ?(?:Uhr|h))?$/i.exec(text) ?? []
  return hour === '' ? text : `${hour.padStart(2, '0')}:${minute}`
}

interface EventProblem {
  field: 'eventDate' | 'eventTime' | 'eventEndTime'
  code: 'event_invalid' | 'event_time_invalid'
}

/** Does not exist, or lacks its day or beginning. */
export function wrongEventField(event: Partial<NewsContent>): EventProblem | null {
  const { eventDate = '' } = event
  const [from, until] = [cleanTime(event.eventTime ?? ''), cleanTime(event.eventEndTime ?? '')]
  const isTime = (text: string) => text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
  if (!isTime(from)) return { field: 'eventTime', code: 'event_time_invalid' }
  if (!isTime(until)) return { field: 'eventEndTime', code: 'event_time_invalid' }
  const code = 'event_invalid'
  if (eventDate === '' && from + until + plainLine(event.eventPlace ?? '') !== '')
    return { field: 'eventDate', code }
  if (until === '' || (from !== '' && until > from)) return null
  return { field: from === '' ? 'eventTime' : 'eventEndTime', code }
}

/** Days are `YYYY-MM-DD` or `""`. */
export const isLastDayBeforeFirst = (showFrom: string, showUntil: string) =>
  showFrom !== '' && showUntil !== '' && showUntil < showFrom

export const wrongNewsDays = (values: Pick<NewsContent, (typeof newsDays)[number]>) =>
  newsDays.filter((name) => {
    const isRequired = 'required' in newsFields[name]
    return values[name] === '' ? isRequired : !isDay(values[name])
  })
