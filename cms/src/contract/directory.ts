import type { directoryCalls } from '@directory/shared/contract/directory'
import { apiErrors } from '../services/apiError.ts'
import { postcodesOfTown, townsOfPostcode, townsStartingWith } from '../services/places/postcodes.ts'
import { runtimeOf } from '../services/runtime.ts'
import { type Handler, type Implementations, publicRead } from './handler.ts'

const isTrue = (value: string) => value === 'true'

const dataFilteredCategory = publicRead<'GET /api/datafilteredcategory'>((model, query) =>
  model.entriesOfCategory(query.category, isTrue(query.barrierfree)),
)

const searchFor = publicRead<'GET /api/searchFor'>((model, query) =>
  model.search(query.searchQuery, isTrue(query.barrierfree)),
)

const checkNameExists = publicRead<'GET /api/checknameexists'>((model, { name }) => ({
  similar_entries: model.similarNames(name).map(({ name, street, plz }) => ({ name, street, plz })),
}))

const formerName = publicRead<'GET /api/formername'>((model, { category, name }) => ({
  name: model.formerName(category, name)?.name ?? null,
}))

const towns = publicRead<'GET /api/towns'>((model) => model.towns())

const allCategories = publicRead<'GET /api/allcategories'>((model, { region }) => model.allCategories(region))

const topCategories = publicRead<'GET /api/topcategories'>((model) => model.topCategories())

const categoriesOfTopCategory = publicRead<'GET /api/categories'>((model, { topCategory }) => {
  const names = model.categoriesOf(topCategory)
  if (names === null) throw apiErrors.notFound('Diese Oberkategorie gibt es nicht.')
  return names
})

const proposal = (towns: string[]) => ({
  success: towns.length > 0,
  message: towns[0] ?? '',
  suggestions: towns,
})

const cityFromPostalCode: Handler<'GET /api/autocompleteCityFromPostalCode'> = async ({ query }) =>
  proposal(await townsOfPostcode(query.postal_code.trim()))

const cityFromCityName: Handler<'GET /api/autocompleteCityFromCityName'> = async ({ query }) => {
  const found = proposal(await townsStartingWith(query.city_name.slice(0, 100)))
  return { ...found, postcodes: postcodesOfTown(found.message) }
}

const geocode: Handler<'GET /api/geocode'> = ({ payload, query }) =>
  runtimeOf(payload).geocoder.geocode(query)

export const directoryHandlers: Implementations<keyof typeof directoryCalls> = {
  'GET /api/allcategories': allCategories,
  'GET /api/topcategories': topCategories,
  'GET /api/categories': categoriesOfTopCategory,
  'GET /api/datafilteredcategory': dataFilteredCategory,
  'GET /api/searchFor': searchFor,
  'GET /api/checknameexists': checkNameExists,
  'GET /api/autocompleteCityFromPostalCode': cityFromPostalCode,
  'GET /api/autocompleteCityFromCityName': cityFromCityName,
  'GET /api/geocode': geocode,
  'GET /api/towns': towns,
  'GET /api/formername': formerName,
}
