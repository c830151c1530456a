import { byNameField, type NameFields } from '../categoryName.ts'
import { categoryLimits } from '../fields/categoryFields.ts'
import { fold } from '../fold.ts'
import type { TooLong } from '../inputLimit.ts'
import type { CategoryWords } from '../searchWords.ts'

/** Each once, however it is spelled, without blanks. */
export function searchWordsOf(text: string): string[] {
  const words = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const word = part.replace(/\s+/g, ' ').trim()
    if (word !== '' && !words.has(fold(word))) words.set(fold(word), word)
  }
  return [...words.values()]
}

export const cleanSearchWords = (text: string): string => searchWordsOf(text).join(', ')

type Words = Pick<CategoryWords, keyof NameFields | 'searchWords'>

/** Checks cleaned values. */
export function tooLongInWords(words: Words): TooLong | null {
  const { names, searchWords } = categoryLimits
  const limits = Object.entries({ ...byNameField(() => names), searchWords })
  const [problem] = limits.flatMap(([field, max]) =>
    words[field as keyof Words].length > max ? { code: 'too_long' as const, field, values: { max } } : [],
  )
  return problem ?? null
}
