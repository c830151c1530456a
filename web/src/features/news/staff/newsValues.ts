import type { Problems } from '#lib/useFormProblems.ts'
import {
  isLastDayBeforeFirst,
  type NewsFieldName,
  newsFields,
  wrongEventField,
  wrongNewsDays,
} from '#shared/fields/newsFields'
import type { News } from '#shared/news'
import { withPlainText } from '#shared/newsText'
import { plainNewsText } from '#shared/plainNewsText'
import { saysNothing } from '#shared/saysNothing'
import { byField, kindProblems } from '#ui/staff/nounValues.ts'

/** `html` is the original markup of the text, `draft` is "true" or "". */
export type NewsValues = Record<NewsFieldName | 'html', string>

export const emptyNews = (today: string) => ({
  ...byField(newsFields, (name) => (name === 'occurDate' ? today : '')),
  html: '',
})

export const newsValuesOf = (item: News) => ({
  ...byField(newsFields, (name) => String(item[name] || '')),
  text: plainNewsText(item.text),
  html: item.text,
})

/** Bold text stays bold. */
export const newsInput = ({ html, text, draft, ...rest }: NewsValues) => ({
  ...rest,
  text: withPlainText(html, text),
  draft: draft !== '',
})

export const newsQuestions = ({ occurDate, eventDate }: NewsValues, today: string) =>
  new Map(eventDate === '' && occurDate > today ? [['occurDate', 'news_dialogue.askEvent']] : [])

export function newsProblems(values: NewsValues) {
  const { title, text, showFrom, showUntil } = values
  const wrong: Problems = new Map()
  if (saysNothing(title)) wrong.set('title', 'news_dialogue.alert1')
  if (saysNothing(text)) wrong.set('text', 'news_dialogue.alert2')
  for (const name of wrongNewsDays(values)) wrong.set(name, 'date_invalid')
  const { eventDate, eventTime, eventEndTime, eventPlace } = values
  const wrongEvent = wrongEventField({ eventDate, eventTime, eventEndTime, eventPlace })
  if (wrongEvent) wrong.set(wrongEvent.field, wrongEvent.code)
  const isCrossed = isLastDayBeforeFirst(showFrom, showUntil)
  return new Map([
    ...wrong,
    ...kindProblems(newsFields, values),
    ...(isCrossed ? [['showUntil', 'days_crossed'] as const] : []),
  ])
}
