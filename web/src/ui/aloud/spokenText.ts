import { type Locale, localeRows } from '#shared/locales'
import { withoutShapeless } from '#shared/plainText'
import { englishRules } from './englishSpeech.ts'
import { germanAbbreviations, germanRules } from './germanSpeech.ts'
import { digitsApart } from './speechRules.ts'

const languages = {
  de: { rules: germanRules, abbreviations: germanAbbreviations, compound: /(?:str|pl)$/ },
  en: { rules: englishRules, abbreviations: new Set<string>(), compound: null },
}
const languageOf = (locale: Locale) => languages[localeRows[locale].words]

const clean = (text: string) => withoutShapeless(text).replace(/\s+/g, ' ').trim()

/** @param dialled telephone links in the text, including short ones such as 112 */
export function spokenText(text: string, locale: Locale, dialled: readonly string[] = []): string {
  let spoken = clean(text)
  for (const number of dialled.map(clean).filter((one) => /\d/.test(one)))
    spoken = spoken.replaceAll(
      number,
      number.replace(/\+?\d[\d\s()/+-]*/g, (part) => `${digitsApart(part)} `),
    )
  for (const [pattern, rule] of languageOf(locale).rules)
    spoken = spoken.replace(pattern, (all, ...groups) =>
      rule(all, ...groups.filter((group) => typeof group !== 'number')),
    )
  return spoken
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[,.;!?])/g, '')
    .trim()
}

interface TextSpan {
  from: number
  /** Index after the last character. */
  to: number
}

/** The stop of an abbreviation, a single letter or an ordinal number ends none. */
export function sentencesOf(text: string, locale: Locale): TextSpan[] {
  const { abbreviations, compound } = languageOf(locale)
  const spans: TextSpan[] = []
  let from = 0
  const add = (to: number) => {
    const part = text.slice(from, to)
    const start = from + (part.length - part.trimStart().length)
    if (/[\p{L}\d]/u.test(part)) spans.push({ from: start, to: start + part.trim().length })
    from = to
  }
  for (const match of text.matchAll(/[.!?…]+["“”»)]*(?=\s)|\n/g)) {
    const word = /([\p{L}\d]+)$/u.exec(text.slice(from, match.index))?.[1] ?? ''
    const isShort = word.length === 1 || /^\d+$/.test(word) || abbreviations.has(word.toLowerCase())
    // A capital after these begins a sentence; after others it may begin a noun or a name.
    const isEnd = /^(?:usw|etc)$/.test(word) && /^\s+\p{Lu}/u.test(text.slice(match.index + match[0].length))
    if (match[0].startsWith('.') && (isShort || compound?.test(word)) && !isEnd) continue
    add(match.index + match[0].length)
  }
  add(text.length)
  return spans
}
