import { usualLimit } from '#endpoints/collectBody.ts'
import { routes } from '#shared/routes'
import {
  type InputField,
  inputsOf,
  type LargeInput,
  type Send,
  type SentRequest,
} from './fillings.fixture.ts'
import { type FormField, formsIn } from './forms/formsIn.fixture.ts'

/** Values that people send, by the names of fields, or by request and field: `POST /api/verificationRequest secret`. */
type OrdinaryValues = Readonly<Record<string, string>>
const usual: OrdinaryValues = {
  ...{ category: 'Pflege', cat: 'Pflege', name: 'Pflegedienst', street: 'Hauptstr. 5', region: 'hassberge' },
  ...{ plz: '97437', postal_code: '97437', city: 'Haßfurt', city_name: 'Haßf', town: 'Haßfurt' },
  ...{ email: 'a@example.org', q: 'Pflege', searchQuery: 'Pflege', locale: 'de', part: 'public', w: '480' },
  ...{ username: 'niemand', changeText: 'Neue Zeiten', text: 'Zu', answer: 'changed', noun: 'news' },
  ...{ homeVisits: 'true', serviceArea: '15 km', from: 'Zeil' },
}

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  maxLength?: number
  maxItems?: number
}
interface Operation {
  security?: unknown
  parameters: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

const chosen = (schema: JsonSchema): JsonSchema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
const isText = (schema: JsonSchema) => {
  const { type, enum: values } = chosen(schema)
  return values === undefined && (type === undefined || [type].flat().includes('string'))
}

const forQuery = (text: string) =>
  encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2F', '/').replaceAll('%2C', ',')
const forPath = (text: string) => encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',')
const forForm = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')
const forJson = (text: string) => JSON.stringify(text).slice(1, -1)
const get = (path: string): SentRequest => ({ method: 'GET', path, headers: {} })

/** Stands for a value in a request that is written as text. */
const mark = '\u0000'

export class LargestInputs {
  readonly #values: OrdinaryValues
  readonly #longest: (path: string) => number

  private constructor(values: OrdinaryValues, longest: (path: string) => number) {
    this.#values = { ...usual, ...values }
    this.#longest = longest
  }

  static async list(
    send: Send,
    { values, formPages }: { values: OrdinaryValues; formPages: readonly string[] },
  ): Promise<LargeInput[]> {
    const [longest, ofCms] = [await longestAddress(send, '/?x='), await longestAddress(send, '/cms/api/x?x=')]
    // Only a query may be long there: its paths are plain.
    const mayBeLong = /^\/(cms|admin)[^?\0]*\?/
    const inputs = new LargestInputs(values, (marked) => (mayBeLong.test(marked) ? ofCms : longest))
    const { paths } = JSON.parse((await send(get('/api/openapi.json'))).text) as OpenApi
    const html = await Promise.all(
      formPages.map(async (path) => ({ path, text: (await send(get(path))).text })),
    )
    return [
      ...inputs.#calls(paths),
      ...inputs.#pages(),
      ...inputs.#otherAddresses(),
      ...html.flatMap(({ path, text }) => inputs.#forms(path, text)),
    ].flatMap(inputsOf)
  }

  #given = (name: string, request: string): string | undefined =>
    this.#values[`${request} ${name}`] ?? this.#values[name]
  #valueOf = (name: string, request = ''): string => this.#given(name, request) ?? 'x'

  #inAddress(kind: 'address' | 'page', marked: string, name: string, maxLength?: number): InputField {
    const [before = '', after = ''] = marked.split(mark)
    const isQuery = before.includes('?')
    return {
      ...{ kind, name, maxLength, request: `GET ${marked.replace(mark, '…')}` },
      ordinary: this.#valueOf(name),
      maxEncoded: this.#longest(marked) - before.length - after.length,
      encode: isQuery ? forQuery : forPath,
      fill: (value) => get(before + value + after),
    }
  }

  #path = (pattern: string, filled?: string): string =>
    pattern.replace(/:(\w+)\??|\{(\w+)\}/g, (_, a?: string, b?: string) => {
      const name = a ?? b ?? ''
      return name === filled ? mark : forPath(this.#valueOf(name))
    })

  #calls(paths: OpenApi['paths']): InputField[] {
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security, parameters, requestBody }]) => {
        if (security) return []
        const schema = requestBody?.content['application/json']?.schema
        const query = parameters.filter((one) => one.in === 'query')
        return [
          ...parameters.map(({ name, schema }) => {
            const others = query.filter((one) => one.name !== name && this.#values[one.name] !== undefined)
            const rest = others.map((one) => `&${one.name}=${forQuery(this.#valueOf(one.name))}`).join('')
            const own = query.some((one) => one.name === name) ? `?${name}=${mark}${rest}` : ''
            return this.#inAddress('address', this.#path(path, name) + own, name, chosen(schema).maxLength)
          }),
          ...(schema ? this.#bodyFields(`${method.toUpperCase()} ${path}`, schema) : []),
        ]
      }),
    )
  }

  #valid(name: string, given: JsonSchema, request: string): unknown {
    const schema = chosen(given)
    const value = this.#given(name, request)
    if (schema.enum) return schema.enum.includes(value) ? value : schema.enum[0]
    if (schema.properties) return this.#validObject(schema, request)
    if (schema.items) return [this.#valid(name.replace(/s$/, ''), schema.items, request)]
    if ([schema.type].flat().includes('boolean')) return value === 'true'
    return value ?? 'x'
  }

  #validObject({ properties = {}, required = [] }: JsonSchema, request: string): Record<string, unknown> {
    const names = Object.keys(properties).filter(
      (name) => required.includes(name) || this.#given(name, request) !== undefined,
    )
    return Object.fromEntries(names.map((name) => [name, this.#valid(name, properties[name] ?? {}, request)]))
  }

  #bodyFields(request: string, schema: JsonSchema): InputField[] {
    const [method = '', address = ''] = request.split(' ')
    const headers = { 'Content-Type': 'application/json' }
    return leavesOf(schema).map(({ path, maxLength }) => {
      const filled = this.#validObject(schema, request)
      setAt(filled, path, mark)
      const [before = '', after = ''] = JSON.stringify(filled).split(forJson(mark))
      return {
        ...{ kind: 'call', request, name: path.join('.'), maxLength, encode: forJson },
        ordinary: this.#valueOf(path.at(-1) ?? '', request),
        maxEncoded: usualLimit - before.length - after.length,
        fill: (value) => ({ method, path: address, headers, body: before + value + after }),
      }
    })
  }

  #pages(): InputField[] {
    return Object.values(routes).flatMap((route): InputField[] => {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const query = 'query' in route ? (route.query ?? []) : []
      const path = this.#path(route.path)
      return [
        ...names.map((name) => this.#inAddress('page', this.#path(route.path, name), name)),
        ...query.map((name) => this.#inAddress('page', `${path}?${name}=${mark}`, name)),
      ]
    })
  }

  /** Addresses and parameters that nothing knows, in front of everything that reads addresses. */
  #otherAddresses(): InputField[] {
    const unknown = '/ /en/ /api/ /api/x%25 /api/news/ /news /en /assets/ /tiles/ /captcha/'.split(' ')
    const parameters = '/ /en /news /api/news /fastsearch /edit /nothing /tiles/1/1/1.png'.split(' ')
    const ofCms =
      '/cms/api/ /cms/api/entries/ /admin/ /_next/ /cms/api/entries?x= /external-media?src='.split(' ')
    return [
      ...[...unknown, ...ofCms].map((path) => this.#inAddress('address', path + mark, 'x')),
      ...parameters.map((path) => this.#inAddress('address', `${path}?x=${mark}`, 'x')),
    ]
  }

  #forms(page: string, html: string): InputField[] {
    return formsIn(html).flatMap(({ action, fields }) => {
      const path = action ?? page
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const given = new Map(fields.map(({ name, value }) => [name, value || (this.#values[name] ?? '')]))
      const field = (filled: readonly string[], { maxLength }: Partial<FormField> = {}): InputField => {
        const body = [...given].map(
          ([name, value]) => `${name}=${filled.includes(name) ? mark : forForm(value)}`,
        )
        const parts = body.join('&').split(mark)
        const name = filled.length > 1 ? 'all fields' : String(filled[0])
        return {
          ...{ kind: 'form', request: `POST ${page}`, name, maxLength, encode: forForm },
          ordinary: this.#valueOf(name),
          maxEncoded: Math.floor((maxFormBytes - parts.join('').length) / filled.length),
          fill: (value) => ({ method: 'POST', path, headers, body: parts.join(value) }),
        }
      }
      // In the other language the same fields stand: together is enough.
      if (page.startsWith('/en')) return [field([...given.keys()])]
      return fields.map((one) => field([one.name], one))
    })
  }
}

const maxFormBytes = 100 * 1024

async function longestAddress(send: Send, begin: string): Promise<number> {
  let [good, bad] = [begin.length, 17_000]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    const { status } = await send(get(begin.padEnd(middle, 'x')))
    if (status === 414 || status === 431) bad = middle
    else good = middle
  }
  return good
}

interface Leaf {
  path: string[]
  maxLength: number | undefined
}

function leavesOf(given: JsonSchema, path: string[] = []): Leaf[] {
  const schema = chosen(given)
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, one]) => leavesOf(one, [...path, name]))
  if (schema.items) return leavesOf(schema.items, [...path, '0'])
  return isText(schema) ? [{ path, maxLength: schema.maxLength }] : []
}

function setAt(target: object, [name = '', ...rest]: readonly string[], value: string): void {
  const object = target as Record<string, unknown>
  if (rest.length === 0) object[name] = value
  else {
    object[name] ??= rest[0] === '0' ? [] : {}
    setAt(object[name] as object, rest, value)
  }
}
