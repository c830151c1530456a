import type { editingCalls } from '@directory/shared/contract/editing'
import { assignCategory, dismissCategory } from '../services/categories/assignCategory.ts'
import { categoryOverview } from '../services/categories/categoryOverview.ts'
import { renameCategory } from '../services/categories/renameCategory.ts'
import { editEntry, removeEntry } from '../services/entries/editEntry.ts'
import { entryOf } from '../services/entries/entryOf.ts'
import { actingUser } from '../services/users/session.ts'
import type { Handler, Implementations } from './handler.ts'

const addEntry: Handler<'POST /api/addEntry'> = async ({ payload, session, body }) => {
  const entry = await editEntry(payload, actingUser(session), body)
  return { success: true, message: 'Der Eintrag wurde gespeichert.', uuid: entry.id, entry: entryOf(entry) }
}

const remove: Handler<'GET /api/removeEntry'> = async ({ payload, session, query }) => {
  await removeEntry(payload, actingUser(session), query.id, query.action)
  return { success: true, message: 'Success' }
}

const overview: Handler<'GET /api/categoryoverview'> = ({ payload, session }) =>
  categoryOverview(payload, actingUser(session))

const rename: Handler<'POST /api/renameCategory'> = async ({ payload, session, body }) => ({
  message: 'Kategorie wurde umbenannt.',
  moved: await renameCategory(payload, actingUser(session), body),
})

const assign: Handler<'POST /api/assigncategory'> = async ({ payload, session, query }) => {
  await assignCategory(payload, actingUser(session), query)
  return { message: 'Die Kategorie wurde zugeordnet.' }
}

const dismiss: Handler<'POST /api/dismisscategory'> = async ({ payload, session, query }) => {
  await dismissCategory(payload, actingUser(session), query)
  return { message: 'Die Kategorie wurde aus der Oberkategorie entfernt.' }
}

export const editingHandlers: Implementations<keyof typeof editingCalls> = {
  'POST /api/addEntry': addEntry,
  'GET /api/removeEntry': remove,
  'GET /api/categoryoverview': overview,
  'POST /api/renameCategory': rename,
  'POST /api/assigncategory': assign,
  'POST /api/dismisscategory': dismiss,
}
