import { nounOfEntries } from '../readModel/changes.ts'
import { publicRead } from './handler.ts'

const isTrue = (value: string) => value === 'true'

export const dataFilteredCategory = publicRead<'GET /api/datafilteredcategory'>(
  // A change in another category leaves this answer alone.
  ({ category }) => [nounOfEntries(category)],
  (model, query) => model.entriesOfCategory(query.category, isTrue(query.barrierfree)),
)

export const searchFor = publicRead<'GET /api/searchFor'>(['entries', 'categories'], (model, query) =>
  model.search(query.searchQuery, isTrue(query.barrierfree)),
)

export const checkNameExists = publicRead<'GET /api/checknameexists'>(['entries'], (model, { name }) => ({
  similar_entries: model.similarNames(name).map(({ name, street, plz }) => ({ name, street, plz })),
}))

export const formerName = publicRead<'GET /api/formername'>(
  ['entries', 'categories'],
  (model, { category, name }) => ({
    name: model.formerName(category, name)?.name ?? null,
  }),
)

export const towns = publicRead<'GET /api/towns'>(['entries'], (model) => model.towns())
