import * as z from 'zod'
import { categoryInfoSchema, topicSchema } from '../category.ts'
import { entrySchema } from '../entry.ts'
import { callFilters } from '../filters.ts'
import { recordOf } from '../ownValue.ts'
import { maxEntriesByIds } from '../paper.ts'
import { schemaTypes } from '../schemaTypes.ts'
import { searchHelpSchema, suggestedSchema } from '../searchHelp.ts'
import { locationSchema, placeSchema, townSchema } from '../town.ts'
import { answer, type ContractCalls, param } from './call.ts'

const suggestions = z.object({ success: z.boolean(), message: z.string(), suggestions: z.array(z.string()) })

/** Ids are UUIDs of 36 characters; any other value is unknown. */
const maxIdLength = 64

/** `true` limits the list to providers that pass the filter. */
const only = recordOf(callFilters, () => param.word)

export const directoryCalls = {
  'GET /api/allcategories': {
    summary: 'Category names in German alphabetical order',
    who: 'public',
    query: z.object({ region: param.text }),
    output: z.array(z.string()),
  },
  'GET /api/categoryinfo': {
    summary: 'The same categories with their English names and provider counts',
    who: 'public',
    query: z.object({ region: param.text }),
    output: z.array(categoryInfoSchema),
  },
  'GET /api/visitingcategories': {
    summary: 'Names of the categories whose providers usually make home visits',
    who: 'public',
    output: z.array(z.string()),
  },
  'GET /api/topcategories': {
    summary: 'Top categories with image and label key, each with the first of its categories',
    who: 'public',
    output: z.array(topicSchema),
  },
  'GET /api/categories': {
    summary: 'Category names of a top category (its id or title)',
    who: 'public',
    query: z.object({ topCategory: param.text }),
    output: z.array(z.string()),
    errors: ['not_found'],
  },
  'GET /api/datafilteredcategory': {
    summary: 'Providers of a category, by name',
    who: 'public',
    query: z.object({ category: param.text, ...only }),
    output: z.array(entrySchema),
  },
  'GET /api/entry': {
    summary:
      'Providers of a category with a name; if several have it, the one with this id if it exists. Without a name: where the category is today',
    who: 'public',
    query: z.object({ category: param.text, name: param.text, id: param.text }),
    /**
     * `presentName` and `presentCategory` say where the provider of a former name is listed today. Without a name,
     * `presentCategory` is the category's usual spelling, or its current name; null if the name is right or was never
     * used.
     */
    output: z.object({
      entries: z.array(entrySchema),
      presentName: z.string().nullable(),
      presentCategory: z.string().nullable(),
      /** Providers of this name in the category; if several, each is identified by its id. */
      sameName: z.number(),
      /** The schema.org type of the category's providers; absent if none was chosen. */
      schemaType: z.enum(schemaTypes).optional(),
    }),
  },
  'GET /api/vcard': {
    summary: 'A provider as a vCard by id; `locale` en: our own words in English',
    who: 'public',
    query: z.object({ id: param.text, locale: param.word }),
    errors: ['not_found'],
  },
  'POST /api/entriesByIds': {
    summary: 'Providers with these ids, in the requested order; `unknown` lists ids without a public entry',
    who: 'public',
    /** Addresses are logged, and a kept list may reveal an illness. */
    body: z.object({ ids: z.array(z.string().max(maxIdLength)).max(maxEntriesByIds) }),
    output: z.object({ entries: z.array(entrySchema), unknown: z.array(z.string()) }),
  },
  'GET /api/searchFor': {
    summary:
      'Providers for a query in everyday words, best first, at most 200; `from` is a town or `lat,lon`: nearer providers rank higher',
    who: 'public',
    query: z.object({ searchQuery: param.text, ...only, from: param.text }),
    output: z.array(entrySchema),
  },
  'GET /api/searchhelp': {
    summary: 'How the search understood the query, and what else may help',
    who: 'public',
    query: z.object({ searchQuery: param.text, ...only, from: param.text }),
    output: searchHelpSchema,
  },
  'GET /api/suggest': {
    summary: 'Suggested categories, providers and towns while typing',
    who: 'public',
    query: z.object({ searchQuery: param.text, from: param.text }),
    output: suggestedSchema,
  },
  'POST /api/notfound': {
    summary: 'Count the words of a search without hits, if that is switched on',
    who: 'public',
    body: z.object({ searchQuery: param.text }),
    output: answer.success,
  },
  'GET /api/checknameexists': {
    summary: 'Providers with a similar name, at most 10',
    who: 'public',
    query: z.object({ name: param.text }),
    output: z.object({
      similar_entries: z.array(z.object({ name: z.string(), street: z.string(), plz: z.string() })),
    }),
  },
  'GET /api/autocompleteCityFromPostalCode': {
    summary: 'Towns of a postcode',
    who: 'public',
    query: z.object({ postal_code: param.word }),
    output: suggestions,
  },
  'GET /api/autocompleteCityFromCityName': {
    summary: 'Towns whose names begin with this text',
    who: 'public',
    query: z.object({ city_name: param.text }),
    /** `postcodes` are those of the suggested town in `message`. */
    output: suggestions.extend({
      postcodes: z.array(z.string()),
      /** Whether a town has exactly this name, abbreviated or not. */
      isTown: z.boolean(),
    }),
  },
  'GET /api/geocode': {
    summary: 'Position of an address in degrees; nulls if it is unknown',
    who: 'public',
    query: z.object({ street: param.text, plz: param.text, city: param.text }),
    output: z.object({
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      /** True if it is the middle of the postcode. */
      approximate: z.literal(true).optional(),
    }),
  },
  'GET /api/places': {
    summary:
      'Places a visitor can choose as home: those of the region, and other towns with listed providers',
    who: 'public',
    output: z.array(placeSchema),
  },
  'GET /api/place': {
    summary:
      'The place that `from` stands for: a label, a name, a postcode or `lat,lon`; null if it is none of these',
    who: 'public',
    query: z.object({ from: param.text }),
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
