import type { News } from '@directory/shared/news'
import { isEmail, isPhone, toWebsite } from '@directory/shared/wellFormed'
import type { Problems } from '../../../lib/useFormProblems.ts'

export type NewsValues = Record<'title' | 'text' | 'occurDate' | 'website' | 'email' | 'phone', string>

/** Most characters, as the server has them. */
export const newsLimits = { title: 200, text: 20_000, website: 500, email: 254, phone: 60 } as const

export function emptyNews(today: string): NewsValues {
  return { title: '', text: '', occurDate: today, website: '', email: '', phone: '' }
}

/** The day on the reader's calendar, as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function newsValuesOf(item: News): NewsValues {
  const { title, text, occurDate, website, email, phone } = item
  return { title, text: typedText(text), occurDate, website, email, phone }
}

/**
 * The text of a news item as it was typed: lines for `<br>`, signs for their entities. What would turn into markup
 * when it is read again stays spelled out.
 */
export function typedText(html: string): string {
  return html
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&lt;(?![a-z/!?])/gi, '<')
    .replace(/&amp;(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);?)/gi, '&')
}

/** What is wrong, in the order of the form. */
export function wrongInNews({ title, text, occurDate, website, email, phone }: NewsValues): Problems {
  const wrong: Problems = new Map()
  if (title.trim() === '') wrong.set('title', 'news_dialogue.alert1')
  if (text.trim() === '') wrong.set('text', 'news_dialogue.alert2')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(occurDate)) wrong.set('occurDate', 'date_invalid')
  if (toWebsite(website) === null) wrong.set('website', 'website_invalid')
  if (email.trim() !== '' && !isEmail(email.trim())) wrong.set('email', 'email_invalid')
  if (phone.trim() !== '' && !isPhone(phone)) wrong.set('phone', 'phone_invalid')
  return wrong
}
