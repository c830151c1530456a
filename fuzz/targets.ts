import { routes } from '@directory/shared/routes'
import type { Schema } from './fromSchema.ts'
import type { TargetKind } from './plan.ts'
import type { Area, Description, Endpoint } from './questions.ts'

/** A possible target of a request. */
export interface FuzzTarget {
  kind: TargetKind
  /** Label such as `POST /api/login`; parts in braces are filled in. */
  label: string
  method: string
  path: string
  query: [string, Schema][]
  /** Schema of the JSON body. */
  body?: Schema
  isUpload?: boolean
  isForm?: boolean
  /** The collection whose conditions the query may contain. */
  area?: Area
  /** Codes that the call may refuse with; declared by calls of the contract only. */
  codes?: string[]
}

interface Operation {
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

const codesOf = ({ responses }: Operation) => {
  const schema = responses.default?.content?.['application/json']?.schema as {
    allOf: [unknown, { properties: { code: { enum: string[] } } }]
  }
  return schema.allOf[1].properties.code.enum
}

/** Returns the calls of the contract, at their own paths and as endpoints of the CMS. */
function callsOf({ paths }: OpenApi): FuzzTarget[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, operation]): FuzzTarget[] => {
      const method = name.toUpperCase()
      const content = operation.requestBody?.content ?? {}
      const body = content['application/json']?.schema
      const call = {
        method,
        query: operation.parameters
          .filter(({ in: place }) => place === 'query')
          .map((one): [string, Schema] => [one.name, one.schema]),
        ...(body && { body }),
        isUpload: 'multipart/form-data' in content,
        codes: codesOf(operation),
      }
      const inside = `/cms/api/contract${path.replace(/^\/api/, '')}`
      return [
        { ...call, kind: 'contract', label: `${method} ${path}`, path },
        { ...call, kind: 'contract in the CMS', label: `${method} ${inside}`, path: inside },
      ]
    }),
  )
}

/** Returns Payload's own endpoints. */
function rawTargets({ collections, globals, endpoints }: Description): FuzzTarget[] {
  const of = (base: string, endpoint: Endpoint, area?: Area): FuzzTarget => {
    const method = endpoint.method.toUpperCase()
    const path = `/cms/api${base}${endpoint.path}`.replace(/\/$/, '').replace(/:(\w+)[*?]?/g, '{$1}')
    const writes = !['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method)
    return {
      kind: 'raw API',
      label: `${method} ${path}`,
      method,
      path,
      query: [],
      ...(area && { area }),
      ...(writes && { body: area?.schema ?? {} }),
      isUpload: writes && (area?.isUpload ?? false),
    }
  }
  return [
    ...collections.flatMap((area) => area.endpoints.map((one) => of(`/${area.slug}`, one, area))),
    ...globals.flatMap((area) => area.endpoints.map((one) => of(`/globals/${area.slug}`, one, area))),
    ...endpoints.map((one) => of('', one)),
  ]
}

const text: Schema = { type: 'string' }
const texts = (...names: string[]) => names.map((name): [string, Schema] => [name, text])
const get = (kind: TargetKind, path: string, query: [string, Schema][] = []): FuzzTarget => ({
  kind,
  label: `GET ${path}`,
  method: 'GET',
  path,
  query,
})

const pages = Object.values(routes).flatMap(({ path }) => {
  const inBraces = path.replace(/:(\w+)\??/g, '{$1}')
  const query = texts(
    'q',
    'category',
    'barrierfree',
    'homeVisits',
    'openToday',
    'region',
    'group',
    'from',
    'id',
    'change',
    'name',
    'email',
    'token',
  )
  return [inBraces, inBraces === '/' ? '/en' : `/en${inBraces}`].map((one) => get('page', one, query))
})

const formFields = texts(
  ...[
    'kind',
    'category',
    'categoryNew',
    'name',
    'street',
    'plz',
    'city',
    'email',
    'phone',
    'mobile',
    'website',
    'services',
  ],
  ...[
    'additionalInfo',
    'barrierfree',
    'homeVisits',
    'serviceArea',
    'open1',
    'open2',
    'token',
    'changeText',
    'captchaId',
    'captchaCode',
    'homepage2',
    'entry',
    'topic_phone',
    'text',
    'sender',
  ],
)
const forms = ['/addrequest', '/en/addrequest', '/categories/list/Friseure/Niemand/report'].map(
  (path): FuzzTarget => ({
    kind: 'form',
    label: `POST ${path}`,
    method: 'POST',
    path,
    query: texts('change'),
    body: { properties: Object.fromEntries(formFields) },
    isForm: true,
  }),
)

const files = [
  ...[
    '/tiles/{z}/{x}/{y}.png',
    '/captcha/{captchaId}.svg',
    '/assets/{asset}',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
  ],
  ...['/manifest.webmanifest', '/sw.js', '/.well-known/security.txt'],
].map((path) => get('file', path))
const media = get('file', '/external-media', texts('src'))

/** Arguments of the only server action in Payload's pages: the name of a function and its arguments. */
const actionCall: Schema = {
  type: 'object',
  required: ['name', 'args'],
  properties: {
    name: {
      enum: [
        'form-state',
        'table-state',
        'render-document',
        'render-list',
        'slugify',
        'constructor',
        '__proto__',
      ],
    },
    args: {
      type: 'object',
      properties: {
        collectionSlug: text,
        globalSlug: text,
        operation: { enum: ['create', 'update'] },
        schemaPath: text,
      },
    },
  },
}

/** Returns pages of the admin UI, Next's own addresses, and server actions. */
function adminTargets({ collections, globals }: Description): FuzzTarget[] {
  const ofCollections = collections.flatMap(({ slug }) =>
    ['', '/create', '/trash', `/{id of ${slug}}`, `/{id of ${slug}}/versions`, `/{id of ${slug}}/api`].map(
      (rest) => `/admin/collections/${slug}${rest}`,
    ),
  )
  const others = [
    '',
    '/login',
    '/logout',
    '/account',
    '/create-first-user',
    '/forgot',
    '/reset/{token}',
    '/unauthorized',
    '/logout-inactivity',
    '/verify/users/{token}',
    '/{any}',
  ]
  const own = others.map((rest) => `/admin${rest}`)
  const query = texts(
    'limit',
    'page',
    'sort',
    'search',
    'where',
    'depth',
    'locale',
    'redirect',
    'code',
    '_rsc',
    'preset',
    'groupBy',
    'columns',
    'queryByGroup',
  )
  const shown = [
    ...own,
    ...ofCollections,
    ...globals.flatMap(({ slug }) => [`/admin/globals/${slug}`, `/admin/globals/${slug}/versions`]),
  ]
  const next = [
    '/_next/static/{any}',
    '/_next/image',
    '/_next/data/{any}',
    '/_next/{any}',
    '/cms/api',
    '/cms/api/{any}',
    '/cms/api/{any}/{any}',
    '/cms/api/graphql',
    '/cms/api/graphql-playground',
  ]
  return [
    ...shown.map((path) => get('admin UI', path, query)),
    ...next.map((path) => get('admin UI', path, texts('url', 'w', 'q'))),
    ...own.slice(0, 4).map(
      (path): FuzzTarget => ({
        kind: 'admin UI',
        label: `POST ${path} (action)`,
        method: 'POST',
        path,
        query: [],
        body: { type: 'array', items: actionCall },
      }),
    ),
  ]
}

export function targetsOf(openApi: OpenApi, description: Description): FuzzTarget[] {
  return [
    ...callsOf(openApi),
    ...rawTargets(description),
    ...pages,
    ...forms,
    ...files,
    media,
    ...adminTargets(description),
    { kind: 'line', label: 'the line itself', method: 'GET', path: '/', query: [] },
  ]
}
