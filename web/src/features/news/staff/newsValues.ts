import type { News } from '@directory/shared/news'
import { plainNewsText, withPlainText } from '@directory/shared/newsText'
import { isEmail, isPhone, toWebsite } from '@directory/shared/wellFormed'
import type { Problems } from '../../../lib/useFormProblems.ts'

/** The form's values; `html` is the original markup of the text, `draft` is "true" or "". */
export type NewsValues = Record<
  | 'title'
  | 'text'
  | 'html'
  | 'occurDate'
  | 'website'
  | 'email'
  | 'phone'
  | 'picture'
  | 'pictureAlt'
  | 'showFrom'
  | 'showUntil'
  | 'draft',
  string
>

/** Maximum lengths, the same as on the server. */
export const newsLimits = {
  title: 200,
  text: 20_000,
  website: 500,
  email: 254,
  phone: 60,
  pictureAlt: 300,
} as const

export function emptyNews(today: string): NewsValues {
  return {
    title: '',
    text: '',
    html: '',
    occurDate: today,
    website: '',
    email: '',
    phone: '',
    picture: '',
    pictureAlt: '',
    showFrom: '',
    showUntil: '',
    draft: '',
  }
}

/** The user's local date as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function newsValuesOf(item: News): NewsValues {
  const { title, text, occurDate, website, email, phone, picture, pictureAlt, showFrom, showUntil } = item
  const ways = { website, email, phone }
  const days = { occurDate, showFrom, showUntil }
  const plain = plainNewsText(text)
  return {
    title,
    text: plain,
    html: text,
    ...days,
    ...ways,
    picture,
    pictureAlt,
    draft: item.draft ? 'true' : '',
  }
}

/** The input of the call; bold text stays bold. */
export const newsInput = ({ html, text, draft, ...rest }: NewsValues) => ({
  ...rest,
  text: withPlainText(html, text),
  draft: draft !== '',
})

/** Errors in the order of the form. */
export function newsProblems(values: NewsValues): Problems {
  const { title, text, occurDate, website, email, phone, showFrom, showUntil } = values
  const wrong: Problems = new Map()
  if (title.trim() === '') wrong.set('title', 'news_dialogue.alert1')
  if (text.trim() === '') wrong.set('text', 'news_dialogue.alert2')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(occurDate)) wrong.set('occurDate', 'date_invalid')
  if (toWebsite(website) === null) wrong.set('website', 'website_invalid')
  if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
  if (phone.trim() !== '' && !isPhone(phone)) wrong.set('phone', 'phone_invalid')
  if (showFrom !== '' && showUntil !== '' && showUntil < showFrom) wrong.set('showUntil', 'days_crossed')
  return wrong
}
