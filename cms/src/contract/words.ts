import type { wordsCalls } from '@directory/shared/contract/words'
import { addSearchWord, listCategoryWords, saveCategoryWords } from '../nouns/categories/categoryWords.ts'
import { listUnfoundWords, removeUnfoundWord } from '../nouns/words/listUnfoundWords.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const wordsHandlers: Implementations<keyof typeof wordsCalls> = {
  'GET /api/categorywords': ({ payload, user }) => listCategoryWords(payload, user),
  'POST /api/savecategorywords': async ({ payload, user, body }) => {
    await saveCategoryWords(payload, user, body)
    return { success: true, message: translate('de', 'done.search_words_saved') }
  },
  'POST /api/addsearchword': async ({ payload, user, body }) => {
    await addSearchWord(payload, user, body)
    return { success: true, message: translate('de', 'done.search_word_added') }
  },
  'GET /api/unfoundwords': ({ payload }) => listUnfoundWords(payload),
  'POST /api/removeunfoundword': async ({ payload, user, body }) => {
    await removeUnfoundWord(payload, user, body.word)
    return { message: translate('de', 'done.word_removed') }
  },
}
