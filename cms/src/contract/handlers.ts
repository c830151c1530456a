import type { CallKey } from '@directory/shared/contract'
import { allCategories, categoriesOfTopCategory, topCategories } from './categories.ts'
import { checkNameExists, dataFilteredCategory, formerName, searchFor, towns } from './entries.ts'
import { file } from './files.ts'
import type { Handler, PublicRead } from './handler.ts'
import { links } from './links.ts'
import { news } from './news.ts'
import { openApi } from './openApi.ts'
import { cityFromCityName, cityFromPostalCode, geocode } from './places.ts'
import { getRole, login, logout } from './session.ts'
import { getHtml, health, settings, translations } from './site.ts'

/** One implementation per call of the contract; the compiler sees to it that none is missing. */
export const implementations: { readonly [K in CallKey]: Handler<K> | PublicRead<K> } = {
  'GET /translations.json': translations,
  'GET /api/settings': settings,
  'GET /api/health': health,
  'GET /api/openapi.json': openApi,
  'POST /api/login': login,
  'POST /api/logout': logout,
  'GET /api/getRole': getRole,
  'GET /api/getHtml': getHtml,
  'GET /api/news': news,
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
  'GET /api/links': links,
  'GET /api/file/{name}': file,
}
