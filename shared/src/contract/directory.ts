import * as z from 'zod'
import { categoryInfoSchema, topCategorySchema, topicSchema } from '../category.ts'
import { entrySchema } from '../entry.ts'
import { maxEntriesByIds } from '../maxEntriesByIds.ts'
import { schemaTypes } from '../schemaTypes.ts'
import { searchHelpSchema, suggestedSchema } from '../searchHelp.ts'
import { locationSchema, placeSchema, townSchema } from '../town.ts'
import { type ContractCalls, successSchema, textParam } from './call.ts'

const suggestions = z.object({ success: z.boolean(), message: z.string(), suggestions: z.array(z.string()) })

/** Maximum length of an id. Ids are UUIDs of 36 characters; any other value is unknown. */
const maxIdLength = 64

/** `true` limits the list to providers reachable without steps, or to those who visit homes. */
const only = { barrierfree: textParam, homeVisits: textParam }

/** Calls for visitors who look for providers. */
export const directoryCalls = {
  'GET /api/allcategories': {
    summary: 'Category names, sorted the German way',
    who: 'public',
    query: z.object({ region: textParam }),
    output: z.array(z.string()),
  },
  'GET /api/categoryinfo': {
    summary: 'The same categories with their English names and numbers of providers',
    who: 'public',
    query: z.object({ region: textParam }),
    output: z.array(categoryInfoSchema),
  },
  'GET /api/visitingcategories': {
    summary: 'Names of the categories whose providers come to the house by nature',
    who: 'public',
    output: z.array(z.string()),
  },
  'GET /api/topcategories': {
    summary: 'Top categories with image and label key',
    who: 'public',
    output: z.array(topCategorySchema),
  },
  'GET /api/topics': {
    summary: 'Top categories, each with the first of its categories',
    who: 'public',
    output: z.array(topicSchema),
  },
  'GET /api/categories': {
    summary: 'Category names of a top category (its id or title)',
    who: 'public',
    query: z.object({ topCategory: textParam }),
    output: z.array(z.string()),
    errors: ['not_found'],
  },
  'GET /api/datafilteredcategory': {
    summary: 'Providers of a category, by name',
    who: 'public',
    query: z.object({ category: textParam, ...only }),
    output: z.array(entrySchema),
  },
  'GET /api/entry': {
    summary:
      'The providers of a category that bear a name (of namesakes the one with this id, where it exists)',
    who: 'public',
    query: z.object({ category: textParam, name: textParam, id: textParam }),
    /**
     * If no entry has this name, `presentName` and `presentCategory` say where the provider that used to have it is
     * listed today.
     */
    output: z.object({
      entries: z.array(entrySchema),
      presentName: z.string().nullable(),
      presentCategory: z.string().nullable(),
      /** Number of providers in the category with this name; if several, each is identified by its id. */
      sameName: z.number(),
      /** The schema.org type of the category's providers; absent if none was chosen. */
      schemaType: z.enum(schemaTypes).optional(),
    }),
  },
  'GET /api/vcard': {
    summary:
      'A provider as a card for address books, by its id; of version 3.0, or 4.0 by `version` or the header Accept; `locale` en: words of ours in English',
    who: 'public',
    query: z.object({ id: textParam, version: textParam, locale: textParam }),
    errors: ['not_found'],
  },
  'POST /api/entriesByIds': {
    summary: 'The providers with these ids in the order asked; `unknown` are the ids that no listed one has',
    who: 'public',
    limit: 'lookup',
    /** Sent in the body because addresses are logged, and a kept list may reveal an illness. */
    body: z.object({ ids: z.array(z.string().max(maxIdLength)).max(maxEntriesByIds) }),
    output: z.object({ entries: z.array(entrySchema), unknown: z.array(z.string()) }),
  },
  'GET /api/categorynow': {
    summary: 'How a category is called today that once had a name; null where one has it, or none had',
    who: 'public',
    query: z.object({ category: textParam }),
    output: z.object({ name: z.string().nullable() }),
  },
  'GET /api/searchFor': {
    summary:
      'Providers for a wish in everyday words, best first, at most 200; `from` is a town or `lat,lon` to which nearer is better',
    who: 'public',
    limit: 'lookup',
    query: z.object({ searchQuery: textParam, ...only, from: textParam }),
    output: z.array(entrySchema),
  },
  'GET /api/searchhelp': {
    summary: 'What the same search understood, and what else may help',
    who: 'public',
    limit: 'lookup',
    query: z.object({ searchQuery: textParam, ...only, from: textParam }),
    output: searchHelpSchema,
  },
  'GET /api/suggest': {
    summary: 'Categories, providers and towns while somebody types',
    who: 'public',
    limit: 'lookup',
    query: z.object({ searchQuery: textParam, from: textParam }),
    output: suggestedSchema,
  },
  'POST /api/notfound': {
    summary: 'Counts the words of a search that found nothing, if the association wants to know them',
    who: 'public',
    limit: 'lookup',
    body: z.object({ searchQuery: textParam }),
    output: successSchema,
  },
  'GET /api/checknameexists': {
    summary: 'Providers with a similar name, at most 10',
    who: 'public',
    limit: 'lookup',
    query: z.object({ name: textParam }),
    output: z.object({
      similar_entries: z.array(z.object({ name: z.string(), street: z.string(), plz: z.string() })),
    }),
  },
  'GET /api/autocompleteCityFromPostalCode': {
    summary: 'Towns of a postcode',
    who: 'public',
    limit: 'lookup',
    query: z.object({ postal_code: textParam }),
    output: suggestions,
  },
  'GET /api/autocompleteCityFromCityName': {
    summary: 'Towns whose name begins so',
    who: 'public',
    limit: 'lookup',
    query: z.object({ city_name: textParam }),
    /** `postcodes` are those of the suggested town in `message`. */
    output: suggestions.extend({
      postcodes: z.array(z.string()),
      /** Whether a town has exactly this name, abbreviated or not. */
      isTown: z.boolean(),
    }),
  },
  'GET /api/geocode': {
    summary: 'Position of an address in degrees, or nulls',
    who: 'public',
    limit: 'lookup',
    query: z.object({ street: textParam, plz: textParam, city: textParam }),
    output: z.object({ lat: z.number().nullable(), lon: z.number().nullable() }),
  },
  'GET /api/places': {
    summary: 'Places where a visitor may live: those of the region, and other towns with listed providers',
    who: 'public',
    output: z.array(placeSchema),
  },
  'GET /api/place': {
    summary: 'The place that `from` means: a label, a name, a postcode or `lat,lon`; null for anything else',
    who: 'public',
    query: z.object({ from: textParam }),
    output: z.object({
      place: locationSchema.nullable(),
      /** If there is none: labels of places with similar names, at most 3. */
      guesses: z.array(z.string()).optional(),
    }),
  },
  'GET /api/towns': {
    summary: 'Towns with listed providers, for measuring distances',
    who: 'public',
    output: z.array(townSchema),
  },
} as const satisfies ContractCalls
