import type { wordsCalls } from '@directory/shared/contract/words'
import { addSearchWord, saveCategoryWords } from '../nouns/categories/categoryWords.ts'
import { listUnfoundWords, removeUnfoundWord } from '../nouns/words/noteUnfoundWords.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const wordsHandlers: Implementations<keyof typeof wordsCalls> = {
  'POST /api/savecategorywords': async ({ payload, user, body }) => {
    await saveCategoryWords(payload, user, body)
    return { success: true, message: translate('de', 'done.search_words_saved') }
  },
  'GET /api/unfoundwords': ({ payload }) => listUnfoundWords(payload),
  'POST /api/settleUnfoundWord': async ({ payload, user, body: { word, category } }) => {
    if (category === null) await removeUnfoundWord(payload, user, word)
    else await addSearchWord(payload, user, { category, word })
    return { message: translate('de', category === null ? 'done.word_removed' : 'done.search_word_added') }
  },
}
