import { cleanSearchWords, tooLongInWords } from '@directory/shared/searchWordRules'
import type { CategoryWords } from '@directory/shared/searchWords'
import type { Problems } from '../../../lib/useFormProblems.ts'

/** Values of the form; `homeVisitsByNature` is `true` or empty, as a checkbox is sent. */
export type WordsValues = Record<'nameEn' | 'searchWords' | 'homeVisitsByNature' | 'schemaType', string>

/** @param by author of the saved version, as named by a refusal */
export const baseFromWords = ({
  nameEn,
  searchWords,
  homeVisitsByNature,
  schemaType,
  updatedAt,
  by = '',
}: CategoryWords & { by?: string }) => ({
  values: {
    nameEn,
    searchWords,
    homeVisitsByNature: homeVisitsByNature ? 'true' : '',
    schemaType: schemaType ?? '',
  },
  updatedAt,
  by,
})

/** Normalises the values as the server does. */
export function normaliseWords<V extends WordsValues>(values: V): V {
  return {
    ...values,
    nameEn: values.nameEn.trim(),
    searchWords: cleanSearchWords(values.searchWords),
  }
}

export function wordsProblems(values: WordsValues): Problems {
  const wrong = tooLongInWords(normaliseWords(values))
  return new Map(wrong ? [[wrong.field, wrong.code]] : [])
}
