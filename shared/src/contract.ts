import { z } from 'zod'
import { topCategorySchema } from './category.ts'
import { entrySchema } from './entry.ts'
import { linkSchema } from './link.ts'
import { newsSchema } from './news.ts'
import { roles, type Who } from './roles.ts'
import { settingsSchema } from './settings.ts'
import { townSchema } from './town.ts'

export type LimitKind = 'login' | 'submission' | 'lookup'

/** One call of the API, declared once. Everything else (routes, client types, OpenAPI) derives from it. */
export interface Call {
  summary: string
  who: Who
  /** Query parameters as they arrive: text; repeated ones are arrays. */
  query?: z.ZodType
  /** JSON body. */
  body?: z.ZodType
  /** Path parameters, named as in the path. */
  params?: z.ZodType
  /** JSON answer; absent where the answer is a file. */
  output?: z.ZodType
  /** Which budget of requests per address it draws on. */
  limit?: LimitKind
  /** `code`s that the call may refuse with, besides those of every call. */
  errors?: readonly string[]
}

/** Text parameters are forgiving: absent is empty, repeated takes the first. */
const text = z.preprocess((value) => (Array.isArray(value) ? value[0] : (value ?? '')), z.string())
const texts = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string()),
)
const suggestions = z.object({ success: z.boolean(), message: z.string(), suggestions: z.array(z.string()) })
const message = z.object({ message: z.string() })

export const contract = {
  'GET /translations.json': {
    summary: 'Message catalogues of both languages',
    who: 'public',
    output: z.object({ de: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  },
  'GET /api/settings': {
    summary: 'Site title, association, contact and region',
    who: 'public',
    output: settingsSchema,
  },
  'GET /api/health': {
    summary: 'Whether the database answers',
    who: 'public',
    output: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  },
  'GET /api/openapi.json': {
    summary: 'This contract as OpenAPI 3.1',
    who: 'public',
    output: z.looseObject({ openapi: z.string() }),
  },
  'POST /api/login': {
    summary: 'Begin a session of 8 hours',
    who: 'public',
    body: z.object({ username: z.string().max(200), password: z.string().max(1000) }),
    output: z.object({ access_token: z.string(), message: z.string() }),
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  'POST /api/logout': {
    summary: 'End the session; its token is dead afterwards',
    who: 'staff',
    output: message,
  },
  'GET /api/getRole': {
    summary: 'Who is logged in',
    who: 'staff',
    output: z.object({ role: z.enum(roles), username: z.string() }),
  },
  'GET /api/getHtml': {
    summary: 'HTML of an editable page',
    who: 'public',
    query: z.object({ name: text }),
    output: z.object({ content: z.string() }),
    errors: ['not_found'],
  },
  'GET /api/news': { summary: 'News, newest first', who: 'public', output: z.array(newsSchema) },
  'GET /api/allcategories': {
    summary: 'Category names, sorted the German way',
    who: 'public',
    query: z.object({ region: text }),
    output: z.array(z.string()),
  },
  'GET /api/topcategories': {
    summary: 'Top categories with image and label key',
    who: 'public',
    output: z.array(topCategorySchema),
  },
  'GET /api/categories': {
    summary: 'Category names of a top category (its id or title)',
    who: 'public',
    query: z.object({ topCategory: text }),
    output: z.array(z.string()),
    errors: ['not_found'],
  },
  'GET /api/datafilteredcategory': {
    summary: 'Providers of a category, by name',
    who: 'public',
    query: z.object({ category: text, barrierfree: text }),
    output: z.array(entrySchema),
  },
  'GET /api/searchFor': {
    summary: 'Providers that fit every word, best first, at most 200',
    who: 'public',
    limit: 'lookup',
    query: z.object({ searchQuery: text, barrierfree: text }),
    output: z.array(entrySchema),
    errors: ['too_many_requests'],
  },
  'GET /api/checknameexists': {
    summary: 'Providers with a similar name, at most 10',
    who: 'public',
    limit: 'lookup',
    query: z.object({ name: text }),
    output: z.object({
      similar_entries: z.array(z.object({ name: z.string(), street: z.string(), plz: z.string() })),
    }),
    errors: ['too_many_requests'],
  },
  'GET /api/autocompleteCityFromPostalCode': {
    summary: 'Towns of a postcode',
    who: 'public',
    limit: 'lookup',
    query: z.object({ postal_code: text }),
    output: suggestions,
    errors: ['too_many_requests'],
  },
  'GET /api/autocompleteCityFromCityName': {
    summary: 'Towns whose name begins so',
    who: 'public',
    limit: 'lookup',
    query: z.object({ city_name: text }),
    output: suggestions,
    errors: ['too_many_requests'],
  },
  'GET /api/geocode': {
    summary: 'Position of an address in degrees, or nulls',
    who: 'public',
    limit: 'lookup',
    query: z.object({ street: text, plz: text, city: text }),
    output: z.object({ lat: z.number().nullable(), lon: z.number().nullable() }),
    errors: ['too_many_requests'],
  },
  'GET /api/towns': {
    summary: 'Towns with listed providers, for measuring distances',
    who: 'public',
    output: z.array(townSchema),
  },
  'GET /api/formername': {
    summary: 'Present name of a provider that was once listed under another one',
    who: 'public',
    query: z.object({ category: text, name: text }),
    output: z.object({ name: z.string().nullable() }),
  },
  'GET /api/links': {
    summary: 'Links, all or those of a region',
    who: 'public',
    query: z.object({ region: texts }),
    output: z.array(linkSchema),
  },
  'GET /api/file/{name}': {
    summary: 'A stored file',
    who: 'public',
    params: z.object({ name: z.string() }),
    errors: ['not_found'],
  },
} as const satisfies Record<`${'GET' | 'POST'} /${string}`, Call>

export type Contract = typeof contract
export type CallKey = keyof Contract

type InferOr<C, K extends string, D> = C extends { [P in K]: infer S extends z.ZodType } ? z.infer<S> : D
/** Parsed query of a call, as its handler gets it. */
export type QueryOf<K extends CallKey> = InferOr<Contract[K], 'query', Record<string, never>>
export type BodyOf<K extends CallKey> = InferOr<Contract[K], 'body', undefined>
export type ParamsOf<K extends CallKey> = InferOr<Contract[K], 'params', Record<string, never>>
export type OutputOf<K extends CallKey> = InferOr<Contract[K], 'output', unknown>

/** Every refusal looks like this. */
export interface Refusal {
  success: false
  /** German, for people. */
  message: string
  /** Stable, for programs; the site shows the visitor's language by it. */
  code: string
  field?: string
}
