import { townsOfPostcode, townsStartingWith } from '../services/postcodes.ts'
import { runtimeOf } from '../services/runtime.ts'
import type { Handler } from './handler.ts'

const proposal = (towns: string[]) => ({
  success: towns.length > 0,
  message: towns[0] ?? '',
  suggestions: towns,
})

export const cityFromPostalCode: Handler<'GET /api/autocompleteCityFromPostalCode'> = async ({ query }) =>
  proposal(await townsOfPostcode(query.postal_code.trim()))

export const cityFromCityName: Handler<'GET /api/autocompleteCityFromCityName'> = async ({ query }) =>
  proposal(await townsStartingWith(query.city_name.slice(0, 100)))

export const geocode: Handler<'GET /api/geocode'> = ({ payload, query }) =>
  runtimeOf(payload).geocoder.geocode(query)
