import type { wordsCalls } from '@directory/shared/contract/words'
import { addSearchWord, listCategoryWords, saveCategoryWords } from '../nouns/categories/categoryWords.ts'
import { actingUser } from '../nouns/users/session.ts'
import { listUnfoundWords, removeUnfoundWord } from '../nouns/words/listUnfoundWords.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const wordsHandlers: Implementations<keyof typeof wordsCalls> = {
  'GET /api/categorywords': ({ payload, session }) => listCategoryWords(payload, actingUser(session)),
  'POST /api/savecategorywords': async ({ payload, session, body }) => {
    await saveCategoryWords(payload, actingUser(session), body)
    return { success: true, message: translate('de', 'done.search_words_saved') }
  },
  'POST /api/addsearchword': async ({ payload, session, body }) => {
    await addSearchWord(payload, actingUser(session), body)
    return { success: true, message: translate('de', 'done.search_word_added') }
  },
  'GET /api/unfoundwords': ({ payload }) => listUnfoundWords(payload),
  'POST /api/removeunfoundword': async ({ payload, session, body }) => {
    await removeUnfoundWord(payload, actingUser(session), body.word)
    return { message: translate('de', 'done.word_removed') }
  },
}
