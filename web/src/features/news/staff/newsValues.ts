import {
  isLastDayBeforeFirst,
  type NewsFieldName,
  newsFields,
  wrongEventField,
  wrongNewsDays,
} from '@directory/shared/fields/newsFields'
import { fieldNames } from '@directory/shared/fields/nounFields'
import type { News } from '@directory/shared/news'
import { withPlainText } from '@directory/shared/newsText'
import { plainNewsText } from '@directory/shared/plainNewsText'
import { saysNothing } from '@directory/shared/saysNothing'
import { isEmail, isPhone, toWebsite } from '@directory/shared/wellFormed'
import type { Problems } from '../../../lib/useFormProblems.ts'

/** The form's values; `html` is the original markup of the text, `draft` is "true" or "". */
export type NewsValues = Record<NewsFieldName | 'html', string>

const textsOf = (value: (name: NewsFieldName) => string) =>
  Object.fromEntries(fieldNames(newsFields).map((name) => [name, value(name)])) as Record<
    NewsFieldName,
    string
  >

export const emptyNews = (today: string): NewsValues => ({
  ...textsOf((name) => (name === 'occurDate' ? today : '')),
  html: '',
})

export const newsValuesOf = (item: News): NewsValues => ({
  ...textsOf((name) => String(item[name] || '')),
  text: plainNewsText(item.text),
  html: item.text,
})

/** Returns the input of the call; bold text stays bold. */
export const newsInput = ({ html, text, draft, ...rest }: NewsValues) => ({
  ...rest,
  text: withPlainText(html, text),
  draft: draft !== '',
})

export const newsQuestions = ({ occurDate, eventDate }: NewsValues, today: string): Problems =>
  new Map(eventDate === '' && occurDate > today ? [['occurDate', 'news_dialogue.askEvent']] : [])

export function newsProblems(values: NewsValues): Problems {
  const { title, text, website, email, phone, showFrom, showUntil } = values
  const wrong: Problems = new Map()
  if (saysNothing(title)) wrong.set('title', 'news_dialogue.alert1')
  if (saysNothing(text)) wrong.set('text', 'news_dialogue.alert2')
  for (const name of wrongNewsDays(values)) wrong.set(name, 'date_invalid')
  const { eventDate, eventTime, eventEndTime, eventPlace } = values
  const wrongEvent = wrongEventField({ eventDate, eventTime, eventEndTime, eventPlace })
  if (wrongEvent) wrong.set(wrongEvent.field, wrongEvent.code)
  if (toWebsite(website) === null) wrong.set('website', 'website_invalid')
  if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
  if (phone.trim() !== '' && !isPhone(phone)) wrong.set('phone', 'phone_invalid')
  if (isLastDayBeforeFirst(showFrom, showUntil)) wrong.set('showUntil', 'days_crossed')
  return wrong
}
