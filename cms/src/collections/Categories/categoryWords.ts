import type { PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { isSame } from '#database/journalFields.ts'
import { findAuthors } from '#hooks/log/authors.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { apiError, apiErrors, assertRight } from '#lib/errors/apiError.ts'
import { isStale } from '#lib/errors/assertNotStale.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Category } from '#payload-types.ts'
import { storedValues } from '#publicData/nounValues.ts'
import { answeredNames, type NameFields, nameField } from '#shared/categoryName'
import { categoryFields } from '#shared/fields/categoryFields'
import { fold } from '#shared/fold'
import { type HoursMean, isHoursMean } from '#shared/hoursMean'
import { byOtherLocale } from '#shared/locales'
import type { LogAct } from '#shared/logLine'
import { cleanSearchWords, searchWordsOf, tooLongInWords } from '#shared/rules/searchWordRules'
import { isSchemaType, type SchemaType } from '#shared/schemaTypes'
import type { CategoryWords } from '#shared/searchWords'
import { forgetUnfoundWord } from '../UnfoundWords/noteUnfoundWords.ts'
import { categoryNamed } from './findCategory.ts'

type Words = Pick<CategoryWords, keyof NameFields | 'searchWords'> & {
  homeVisitsByNature?: boolean
  tellsPlaces?: boolean
  schemaType?: SchemaType | ''
  hoursMean?: HoursMean
}

export function wordsOf(category: Category): CategoryWords {
  const { names, schemaType, hoursMean, ...words } = storedValues(categoryFields, category)
  return {
    ...words,
    ...answeredNames(names),
    ...(isSchemaType(schemaType) && { schemaType }),
    hoursMean: isHoursMean(hoursMean) ? hoursMean : 'open',
    updatedAt: category.updatedAt,
  }
}

/** A refusal names who saved first. */
export const saveCategoryWords = staffAct(
  async (req, { category, updatedAt, ...input }: Words & { category: string; updatedAt?: string }) => {
    const present = await categoryNamed(req, category)
    if (isStale(present, updatedAt)) {
      const authorOf = await findAuthors(req, 'categories', present.id)
      const { by } = authorOf(present.updatedAt)
      throw apiErrors.stale('categories', { ...wordsOf(present), by })
    }
    return { undo: await store(req, present, input, { kind: 'words_changed', name: present.name }) }
  },
)

/** Takes it out of the words without a result. */
export const addSearchWord = staffAct(async (req, { category, word }: { category: string; word: string }) => {
  const present = await categoryNamed(req, category)
  const { searchWords, ...others } = wordsOf(present)
  const [added = ''] = searchWordsOf(word)
  if (added === '') throw apiError('invalid.word', { field: 'word' })
  const isKnown = searchWordsOf(searchWords).some((one) => fold(one) === fold(added))
  const more = { ...others, searchWords: `${searchWords}, ${added}` }
  if (!isKnown) await store(req, present, more, { kind: 'word_added', word: added, category: present.name })
  await forgetUnfoundWord(req, word)
})

async function store(req: PayloadRequest, before: Category, input: Words, act: LogAct) {
  const { id } = before
  const names = byOtherLocale((locale) => input[nameField(locale)].trim())
  const searchWords = cleanSearchWords(input.searchWords)
  const data = {
    names,
    searchWords,
    homeVisitsByNature: input.homeVisitsByNature ?? before.homeVisitsByNature ?? false,
    tellsPlaces: input.tellsPlaces ?? before.tellsPlaces ?? false,
    // An empty value clears the type; undefined leaves it as it was.
    schemaType: (input.schemaType ?? before.schemaType) || null,
    hoursMean: input.hoursMean ?? before.hoursMean ?? 'open',
  }
  assertRight(tooLongInWords({ ...answeredNames(names), searchWords }))
  if (isSame(wordsOf(before), wordsOf({ ...before, ...data }))) return ''
  req.context[actIsLogged] = true
  const { updatedAt } = await changeDocument(req, 'categories', id, data, asStaff(req))
  return logAct(req, act, { noun: 'categories', id, stateAt: updatedAt, undo: { kind: 'words' } })
}
