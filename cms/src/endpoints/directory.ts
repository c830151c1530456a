import { vCardOf } from '#collections/Entries/vCard.ts'
import { noteUnfoundWords } from '#collections/UnfoundWords/noteUnfoundWords.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { isTown, postcodesOfTown, townsOfPostcode, townsStartingWith } from '#lib/places/postcodes.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { type MessageValues, translate } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { MessageId } from '#shared/catalogues'
import type { directoryCalls } from '#shared/contract/directory'
import { accessMark, factTexts, placesText } from '#shared/entryMarks'
import { type CallFilter, callFilters } from '#shared/filters'
import { hoursTitle } from '#shared/hoursMean'
import { localeNamed } from '#shared/locales'
import { attachment, done, type Implementations, publicRead } from './handler.ts'

const filtersIn = (query: Record<CallFilter, string>) => callFilters.filter((name) => query[name] === 'true')

const proposal = (towns: string[]) => ({
  success: towns.length > 0,
  message: towns[0] ?? '',
  suggestions: towns,
})

export const directoryHandlers: Implementations<keyof typeof directoryCalls> = {
  'GET /api/allcategories': publicRead((model, { region }) => model.allCategories(region)),
  'GET /api/categoryinfo': publicRead((model, { region }) => model.categoryInfo(region)),
  'GET /api/visitingcategories': publicRead((model) => model.categoriesWith('homeVisitsByNature')),
  'GET /api/topcategories': publicRead((model) => model.topics()),
  'GET /api/categories': publicRead((model, { topCategory }) => {
    const names = model.categoriesOf(topCategory)
    if (names === null) throw apiError('not_found')
    return names
  }),
  'GET /api/datafilteredcategory': publicRead((model, query) =>
    model.entriesOfCategory(query.category, filtersIn(query)),
  ),
  'GET /api/entry': publicRead((model, { category, name, id }) => {
    const named = model.entriesNamed(category, name).filter((entry) => entry.name === name)
    const chosen = named.find(({ uuid }) => uuid === id)
    const schemaType = model.schemaTypeOf(category)
    const answer = {
      // An old link still leads somewhere.
      entries: chosen ? [chosen] : named,
      presentName: null,
      presentCategory: null,
      sameName: named.length,
      ...(schemaType && { schemaType }),
    }
    if (named.length > 0) return answer
    const presentCategory = model.categoryNow(category)
    if (name === '') return { ...answer, presentCategory }
    const now = presentCategory ?? category
    const present =
      model.entriesNamed(now, name)[0] ?? model.formerName(now, name) ?? model.formerName(category, name)
    const { entries, sameName } = answer
    return {
      entries,
      presentName: present?.name ?? null,
      presentCategory: present?.category ?? null,
      sameName,
    }
  }),
  'GET /api/vcard': async ({ payload, query }) => {
    const reader = publicDataOf(payload)
    const entry = reader.entry(query.id)
    if (!entry) throw apiError('not_found')
    const locale = localeNamed(query.locale)
    const say = (id: MessageId, values?: MessageValues) => translate(locale, id, values)
    const title = say(hoursTitle(reader.hoursMeans()[entry.category]))
    const places = placesText(entry, reader.today(), locale, say)
    const access = accessMark(entry) === 'entry.barrierfree' ? [say('entry.barrierfree')] : []
    const facts = [...access, ...factTexts(entry, say), ...(places ? [places] : [])]
    const content = Buffer.from(vCardOf(entry, locale, title, facts))
    return attachment(`${entry.name}.vcf`, 'text/vcard; charset=utf-8', content)
  },
  'POST /api/entriesByIds': ({ payload, body }) => publicDataOf(payload).entriesByIds(body.ids),
  'GET /api/searchFor': publicRead((model, query) =>
    model.search(query.searchQuery, query.from, filtersIn(query)),
  ),
  'GET /api/searchhelp': publicRead((model, query) =>
    model.searchHelp(query.searchQuery, query.from, filtersIn(query)),
  ),
  'GET /api/suggest': publicRead((model, { searchQuery }) => model.suggest(searchQuery)),
  'GET /api/places': publicRead((model) => model.places()),
  'GET /api/place': publicRead((model, { from }) => {
    const place = model.place(from)
    return place || from === '' ? { place } : { place, guesses: model.placeGuesses(from) }
  }),
  'POST /api/notfound': async ({ payload, body }) => {
    await noteUnfoundWords(payload, body.searchQuery)
    return done
  },
  'GET /api/checknameexists': publicRead((model, { name }) => ({
    similar_entries: model.similarEntries(name).map(({ name, street, plz }) => ({ name, street, plz })),
  })),
  'GET /api/autocompleteCityFromPostalCode': async ({ query }) =>
    proposal(await townsOfPostcode(query.postal_code.trim())),
  'GET /api/autocompleteCityFromCityName': async ({ query }) => {
    const suggestion = proposal(await townsStartingWith(query.city_name.slice(0, 100)))
    return { ...suggestion, postcodes: postcodesOfTown(suggestion.message), isTown: isTown(query.city_name) }
  },
  'GET /api/geocode': ({ payload, query }) => runtimeOf(payload).geocoder.geocode(query),
  'GET /api/towns': publicRead((model) => model.towns()),
}
