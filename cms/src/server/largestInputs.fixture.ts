import { routes } from '@directory/shared/routes'
import { usualLimit } from '../contract/collectBody.ts'
import { type FormField, formsIn } from './formsIn.fixture.ts'

/** A request as it is sent; `path` unchanged, whatever it contains. */
export interface SentRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}
export type Send = (request: SentRequest) => Promise<{ status: number; text: string }>

/** A place of a request into which a stranger may write. */
interface InputField {
  kind: 'call' | 'address' | 'form' | 'page'
  /** `POST /api/addReport` */
  request: string
  name: string
  /** Maximum number of characters as encoded, and as declared (`maxLength`). */
  maxEncoded: number
  maxLength?: number | undefined
  encode: (text: string) => string
  /** The request with an encoded value in this place. */
  fill: (value: string) => SentRequest
  ordinary: string
  /** Whether each request costs much, whatever stands in it. */
  isSlow?: boolean
}

/** One field with one filling at its largest size. */
export interface LargeInput {
  kind: InputField['kind']
  request: string
  field: string
  filling: string
  length: number
  /** The request with so many characters in this place. */
  make: (length: number) => SentRequest
  /** The same request with a value that people send. */
  ordinary: SentRequest
}

export interface Filling {
  name: string
  begin?: string
  unit: string
  end?: string
  /** In an address the text stands as it is, and is not encoded. */
  isRaw?: true
}

/** What is repeated until a field is full. */
export const fillings: readonly Filling[] = [
  { name: 'spaces', unit: ' ' },
  { name: 'a', unit: 'a' },
  { name: 'commas', unit: ',' },
  { name: 'postcodes', unit: '97461 ' },
  { name: 'und', unit: 'und ' },
  { name: 'slashes', unit: '/' },
  { name: '%25', unit: '%' },
  { name: '%2525…', begin: '%', unit: '25', isRaw: true },
  { name: 'digits', unit: '7' },
  { name: 'line breaks', unit: '\n' },
  { name: 'brackets', unit: '(' },
  { name: 'hours', unit: 'Mo 8-12 ' },
  // A bad end after a long run makes patterns try each place of the run.
  { name: 'E, spaces, x', begin: 'E', unit: ' ', end: 'x' },
]

export const textOf = ({ begin = '', unit, end = '' }: Filling, length: number): string => {
  const room = Math.max(0, length - begin.length - end.length)
  return begin + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end
}

/** Below it not even the third power of a length takes long. */
const shortest = 500
/** Enough to tell a square, whose whole megabyte would never end; it is tried with every filling. */
const telling = 32_000

/**
 * Returns fillings of a field at its largest sizes: what fits into the request, and what the field may hold. Without
 * `isWhole` those that cost much processor time to send take turns: two fillings of a field that is larger than
 * `telling`, four of a page's.
 */
function inputsOf(field: InputField, index: number, isWhole: boolean): LargeInput[] {
  const turn = (n: number, few: number) => isWhole || (n * 4 + index) % fillings.length < few
  return fillings.flatMap((filling, n): LargeInput[] => {
    if (field.isSlow && !turn(n, 4)) return []
    const isAddress = field.kind === 'address' || field.kind === 'page'
    const encode = filling.isRaw && isAddress ? (text: string) => text : field.encode
    const perCharacter = encode(filling.unit).length / filling.unit.length
    const whole = Math.floor(field.maxEncoded / perCharacter) - 8
    const { maxLength = 0 } = field
    const lengths = [
      ...(whole > telling ? [telling] : []),
      ...(whole <= telling || turn(n, 2) ? [whole] : []),
      ...(maxLength >= shortest ? [Math.min(maxLength, whole)] : []),
    ]
    return [...new Set(lengths)].map((length) => ({
      ...{ kind: field.kind, request: field.request, field: field.name, filling: filling.name, length },
      make: (characters) => field.fill(encode(textOf(filling, characters))),
      ordinary: field.fill(field.encode(field.ordinary)),
    }))
  })
}

/** Values that people send, by the names of fields. */
export type OrdinaryValues = Readonly<Record<string, string>>
const usual: OrdinaryValues = {
  ...{ category: 'Pflege', cat: 'Pflege', name: 'Pflegedienst', street: 'Hauptstr. 5', region: 'hassberge' },
  ...{ plz: '97437', postal_code: '97437', city: 'Haßfurt', city_name: 'Haßf', town: 'Haßfurt', from: 'Zeil' },
  ...{ email: 'a@example.org', q: 'Pflege', searchQuery: 'Pflege', locale: 'de', part: 'public', w: '480' },
  ...{ username: 'niemand', changeText: 'Neue Zeiten', text: 'Zu', answer: 'changed', noun: 'news' },
  ...{ homeVisits: 'true', serviceArea: '15 km' },
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
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

const chosen = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
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

/** Marks the place of a value in a request that is written as text. */
const mark = '\u0000'

export class LargestInputs {
  readonly #values: OrdinaryValues
  readonly #longest: (path: string) => number

  private constructor(values: OrdinaryValues, longest: (path: string) => number) {
    this.#values = { ...usual, ...values }
    this.#longest = longest
  }

  /** Returns the inputs; `formPages` are addresses of pages with forms. */
  static async list(
    send: Send,
    { values, formPages, isWhole }: { values: OrdinaryValues; formPages: readonly string[]; isWhole: boolean },
  ): Promise<LargeInput[]> {
    const [longest, ofCms] = [await longestAddress(send, '/?x='), await longestAddress(send, '/cms/api/x?x=')]
    const inputs = new LargestInputs(values, (path) => (/^\/(cms|admin)/.test(path) ? ofCms : longest))
    const { paths } = JSON.parse((await send(get('/api/openapi.json'))).text) as OpenApi
    const html = await Promise.all(formPages.map(async (path) => ({ path, text: (await send(get(path))).text })))
    return [
      ...inputs.#calls(paths),
      ...inputs.#pages(),
      ...inputs.#otherAddresses(),
      ...html.flatMap(({ path, text }) => inputs.#forms(path, text)),
    ].flatMap((field, index) => inputsOf(field, index, isWhole))
  }

  #valueOf = (name: string): string => this.#values[name] ?? 'x'

  /** An address in which the place of the value is marked. */
  #inAddress(kind: 'address' | 'page', marked: string, name: string, maxLength?: number): InputField {
    const [before = '', after = ''] = marked.split(mark)
    const isQuery = before.includes('?')
    return {
      ...{ kind, request: `GET ${marked.replace(mark, '…')}`, name, maxLength, ordinary: this.#valueOf(name) },
      isSlow: kind === 'page',
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

  /** A plausible value of a body. */
  #valid(name: string, given: JsonSchema): unknown {
    const schema = chosen(given)
    const value = this.#values[name]
    if (schema.enum) return schema.enum.includes(value) ? value : schema.enum[0]
    if (schema.properties) return this.#validObject(schema)
    if (schema.items) return [this.#valid(name.replace(/s$/, ''), schema.items)]
    if ([schema.type].flat().includes('boolean')) return value === 'true'
    return value ?? 'x'
  }

  #validObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
    const names = Object.keys(properties).filter((name) => required.includes(name) || name in this.#values)
    return Object.fromEntries(names.map((name) => [name, this.#valid(name, properties[name] ?? {})]))
  }

  #bodyFields(request: string, schema: JsonSchema): InputField[] {
    const [method = '', address = ''] = request.split(' ')
    const headers = { 'Content-Type': 'application/json' }
    return leavesOf(schema).map(({ path, maxLength }) => {
      const filled = this.#validObject(schema)
      setAt(filled, path, mark)
      const [before = '', after = ''] = JSON.stringify(filled).split(forJson(mark))
      return {
        ...{ kind: 'call', request, name: path.join('.'), maxLength, encode: forJson },
        ordinary: this.#valueOf(path.at(-1) ?? ''),
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
    const unknown = ['/', '/en/', '/api/', '/api/x%25', '/api/news/', '/news', '/en', '/assets/', '/tiles/', '/captcha/']
    const parameters = ['/', '/en', '/news', '/api/news', '/fastsearch', '/edit', '/nothing', '/tiles/1/1/1.png']
    const ofCms = ['/cms/api/', '/cms/api/entries/', '/admin/', '/_next/', '/cms/api/entries?x=', '/external-media?src=']
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
      const field = (filled: readonly string[], { maxLength, isTyped = false }: Partial<FormField> = {}): InputField => {
        const body = [...given].map(([name, value]) => `${name}=${filled.includes(name) ? mark : forForm(value)}`)
        const parts = body.join('&').split(mark)
        const name = filled.length > 1 ? 'all fields' : String(filled[0])
        return {
          ...{ kind: 'form', request: `POST ${page}`, name, maxLength, encode: forForm, isSlow: !isTyped },
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

/** Bytes of a form that are read. */
const maxFormBytes = 100 * 1024

/** Returns the number of characters of the longest address that is let through. */
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

/** Returns where texts stand in a body. */
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
