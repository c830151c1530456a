import { addSearchWord, saveCategoryWords } from '#collections/Categories/categoryWords.ts'
import { changeAssignment, moveCategory } from '#collections/Categories/moveCategory.ts'
import { editEntry, removeEntry } from '#collections/Entries/editEntry.ts'
import { listUnfoundWords, removeUnfoundWord } from '#collections/UnfoundWords/noteUnfoundWords.ts'
import { categoryOverview } from '#features/categories/categoryOverview.ts'
import { removeCategory } from '#features/categories/removeCategory.ts'
import { renameCategory } from '#features/categories/renameCategory.ts'
import { say } from '#lib/words/translate.ts'
import type { editingCalls } from '#shared/contract/editing'
import { done, type Implementations, saying, succeeding } from './handler.ts'
import { requestedLogKind } from './requestedLogKind.ts'

const entryRemoved = { kind: 'removed', noun: 'entries' } as const

export const editingHandlers: Implementations<keyof typeof editingCalls> = {
  'POST /api/addEntry': async ({ payload, user, body }) => {
    const edited = await editEntry(payload, user, body)
    const { uuid } = edited.entry
    return { success: true, message: say('done.entry_saved'), uuid, ...edited }
  },
  'GET /api/removeEntry': async ({ payload, user, query }) => {
    const undo = await removeEntry(payload, user, query.id, requestedLogKind(query.action, entryRemoved))
    return { ...done, undo }
  },
  'GET /api/categoryoverview': ({ payload, user }) => categoryOverview(payload, user),
  'POST /api/renameCategory': saying('done.category_renamed', ({ payload, user, body }) =>
    renameCategory(payload, user, body),
  ),
  'POST /api/removeCategory': saying('done.category_deleted', async ({ payload, user, body }) => ({
    undo: await removeCategory(payload, user, body),
  })),
  'POST /api/assigncategory': async ({ payload, user, query }) => {
    const message = say('done.category_assigned')
    if (query.only === 'true') return { message, undo: await moveCategory(payload, user, query) }
    await changeAssignment(payload, user, query, { shallBeThere: true })
    return { message, undo: '' }
  },
  'POST /api/dismisscategory': saying('done.category_dismissed', ({ payload, user, query }) =>
    changeAssignment(payload, user, query, { shallBeThere: false }),
  ),
  'POST /api/savecategorywords': succeeding('done.search_words_saved', ({ payload, user, body }) =>
    saveCategoryWords(payload, user, body),
  ),
  'GET /api/unfoundwords': ({ payload }) => listUnfoundWords(payload),
  'POST /api/settleUnfoundWord': async ({ payload, user, body: { word, category } }) => {
    if (category === null) await removeUnfoundWord(payload, user, word)
    else await addSearchWord(payload, user, { category, word })
    return { message: say(category === null ? 'done.word_removed' : 'done.search_word_added') }
  },
}
