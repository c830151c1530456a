import { type Locale, localeRows } from '@directory/shared/locales'
import { withoutShapeless } from '@directory/shared/plainText'
import { englishRules } from './englishSpeech.ts'
import { germanAbbreviations, germanRules } from './germanSpeech.ts'
import { digitsApart } from './speechRules.ts'

const rules = { de: germanRules, en: englishRules }
const compoundAbbreviations = { de: /(?:str|pl)$/, en: null }
const stopAbbreviations: Readonly<Record<keyof typeof rules, ReadonlySet<string>>> = {
  de: germanAbbreviations,
  en: new Set(),
}

/** @param dialled telephone links in the text, including short ones such as 112 */
export function spokenText(text: string, locale: Locale, dialled: readonly string[] = []): string {
  let spoken = withoutShapeless(text).replace(/\s+/g, ' ').trim()
  for (const number of dialled) {
    const clean = withoutShapeless(number).replace(/\s+/g, ' ').trim()
    if (/\d/.test(clean))
      spoken = spoken.replaceAll(
        clean,
        clean.replace(/\+?\d[\d\s()/+-]*/g, (part) => `${digitsApart(part)} `),
      )
  }
  for (const [pattern, rule] of rules[localeRows[locale].words])
    spoken = spoken.replace(pattern, (all, ...groups) =>
      rule(all, ...groups.filter((group) => typeof group !== 'number')),
    )
  return spoken
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[,.;!?])/g, '')
    .trim()
}

export interface TextSpan {
  from: number
  /** Index after the last character. */
  to: number
}

/** The stop of an abbreviation, a single letter or an ordinal number ends none. */
export function sentencesOf(text: string, locale: Locale): TextSpan[] {
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
    const isShort =
      word.length === 1 ||
      /^\d+$/.test(word) ||
      stopAbbreviations[localeRows[locale].words].has(word.toLowerCase())
    const isCompoundAbbreviation = compoundAbbreviations[localeRows[locale].words]?.test(word)
    // A capital after these begins a sentence; after others it may begin a noun or a name.
    const isEnd = /^(?:usw|etc)$/.test(word) && /^\s+\p{Lu}/u.test(text.slice(match.index + match[0].length))
    if (match[0].startsWith('.') && (isShort || isCompoundAbbreviation) && !isEnd) continue
    add(match.index + match[0].length)
  }
  add(text.length)
  return spans
}
