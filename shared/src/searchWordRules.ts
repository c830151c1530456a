import { categoryLimits } from './categoryFields.ts'
import { fold } from './fold.ts'
import type { CategoryWords } from './searchWords.ts'

/** Returns the search words in a text typed by staff: each once, however it is spelled, without blanks. */
export function searchWordsOf(text: string): string[] {
  const words = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const word = part.replace(/\s+/g, ' ').trim()
    if (word !== '' && !words.has(fold(word))) words.set(fold(word), word)
  }
  return [...words.values()]
}

export const cleanSearchWords = (text: string): string => searchWordsOf(text).join(', ')

type Words = Pick<CategoryWords, 'nameEn' | 'searchWords'>

interface TooLong {
  code: `too_long.${keyof Words}`
  field: keyof Words
  values: { max: number }
}

/** Returns the first too long one of cleaned values, or null. */
export function tooLongInWords(words: Words): TooLong | null {
  for (const field of ['nameEn', 'searchWords'] as const) {
    const max = categoryLimits[field]
    if (words[field].length > max) return { code: `too_long.${field}`, field, values: { max } }
  }
  return null
}
