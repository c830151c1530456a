import type { PageName } from '@directory/shared/page'
import { refusals } from '../services/refusal.ts'
import { type Handler, publicRead } from './handler.ts'

export const translations = publicRead<'GET /translations.json'>(['topCategories'], (model) =>
  model.catalogues(),
)
export const settings = publicRead<'GET /api/settings'>(['settings'], (model) => model.settings())

export const getHtml = publicRead<'GET /api/getHtml'>(['pages'], (model, { name }) => {
  const content = model.page(name as PageName)
  if (content === null) throw refusals.notFound('Diese Seite gibt es nicht.')
  return { content }
})

/** The database itself is asked: a read model goes on answering after its database is lost. */
export const health: Handler<'GET /api/health'> = async ({ payload }) => {
  await payload.count({ collection: 'users' }).catch(() => {
    throw refusals.unavailable()
  })
  return { status: 'ok' }
}
