import { byNameField, type NameFields } from '../categoryName.ts'
import { categoryLimits } from '../fields/categoryFields.ts'
import { fold } from '../fold.ts'
import type { TooLong } from '../inputLimit.ts'
import type { CategoryWords } from '../searchWords.ts'
import { firstOf, tooLong } from './problems.ts'

/** Each once, however it is spelled, without blanks. */
export function searchWordsOf(text: string) {
  const words = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const word = part.replace(/\s+/g, ' ').trim()
    if (word !== '' && !words.has(fold(word))) words.set(fold(word), word)
  }
  return [...words.values()]
}

export const cleanSearchWords = (text: string) => searchWordsOf(text).join(', ')

type Words = Pick<CategoryWords, keyof NameFields | 'searchWords'>

/** Of cleaned values. */
export const tooLongInWords = (words: Words): TooLong | null => {
  const { names, searchWords } = categoryLimits
  return firstOf(tooLong(words, { ...byNameField(() => names), searchWords }))
}
