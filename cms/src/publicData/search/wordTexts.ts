import type { QueryWord } from './queryWords.ts'

export const isWord = (word: QueryWord | undefined): word is QueryWord =>
  word !== undefined && word.plain.length > 1

export const joinTyped = (some: readonly QueryWord[]) => some.map(({ typed }) => typed).join(' ')

/** Joins stems; `""` if one is so short that it finds too much. */
export const stemsIfLongEnough = (stems: readonly string[]) =>
  stems.some((stem) => stem.length < 4) ? '' : stems.join(' ')
