import type { editingCalls } from '@directory/shared/contract/editing'
import { assignCategory, dismissCategory } from '../nouns/categories/assignCategory.ts'
import { categoryOverview } from '../nouns/categories/categoryOverview.ts'
import { moveCategory } from '../nouns/categories/moveCategory.ts'
import { removeCategory } from '../nouns/categories/removeCategory.ts'
import { renameCategory } from '../nouns/categories/renameCategory.ts'
import { editEntry, removeEntry } from '../nouns/entries/editEntry.ts'
import { actingUser } from '../nouns/users/session.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'
import { requestedLogKind } from './requestedLogKind.ts'

const entryRemoved = { kind: 'removed', noun: 'entries' } as const

export const editingHandlers: Implementations<keyof typeof editingCalls> = {
  'POST /api/addEntry': async ({ payload, session, body }) => {
    const edited = await editEntry(payload, actingUser(session), body)
    const { uuid } = edited.entry
    return { success: true, message: translate('de', 'done.entry_saved'), uuid, ...edited }
  },
  'GET /api/removeEntry': async ({ payload, session, query }) => {
    const undo = await removeEntry(
      payload,
      actingUser(session),
      query.id,
      requestedLogKind(query.action, entryRemoved),
    )
    return { success: true, message: 'Success', undo }
  },
  'GET /api/categoryoverview': ({ payload, session }) => categoryOverview(payload, actingUser(session)),
  'POST /api/renameCategory': async ({ payload, session, body }) => ({
    message: translate('de', 'done.category_renamed'),
    ...(await renameCategory(payload, actingUser(session), body)),
  }),
  'POST /api/removeCategory': async ({ payload, session, body }) => ({
    message: translate('de', 'done.category_deleted'),
    undo: await removeCategory(payload, actingUser(session), body),
  }),
  'POST /api/assigncategory': async ({ payload, session, query }) => {
    await assignCategory(payload, actingUser(session), query)
    return { message: translate('de', 'done.category_assigned') }
  },
  'POST /api/moveCategory': async ({ payload, session, body }) => ({
    message: translate('de', 'done.category_assigned'),
    undo: await moveCategory(payload, actingUser(session), body),
  }),
  'POST /api/dismisscategory': async ({ payload, session, query }) => {
    await dismissCategory(payload, actingUser(session), query)
    return { message: translate('de', 'done.category_dismissed') }
  },
}
