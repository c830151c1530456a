import fc from 'fast-check'
import { brokenBody, hostilePart, hostileText, oddHeader, oddMethod } from './hostile.ts'
import type { Target } from './targets.ts'
import { recordOf, valueFor, type Words } from './values.ts'

type Header = [name: string, value: string]

export interface Outgoing {
  method: string
  /** Path and query. */
  address: string
  headers: Header[]
  body: Buffer | null
}

interface TypedBody {
  type: string
  text: string
}

/** Three requests of five are what the contract allows; in the others anything may be wrong. */
export const requestOf = (target: Target, words: Words): fc.Arbitrary<Outgoing> =>
  fc.oneof(
    { arbitrary: requestWith(target, words, false), weight: 3 },
    { arbitrary: requestWith(target, words, true), weight: 2 },
  )

function requestWith(target: Target, words: Words, isWild: boolean): fc.Arbitrary<Outgoing> {
  /** Something else in one wild request of so many. */
  const orOdd = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, times: number): fc.Arbitrary<T> =>
    isWild ? fc.oneof({ arbitrary: usual, weight: times - 1 }, { arbitrary: odd, weight: 1 }) : usual
  return fc
    .record({
      method: orOdd(fc.constant(target.method), oddMethod, 20),
      path: fc.constantFrom(target.path, target.path, ...(target.pathInCms ? [target.pathInCms] : [])),
      params: recordOf(target.params, Object.keys(target.params), words, isWild),
      query: recordOf(target.query, [], words, isWild),
      tail: orOdd(fc.constant(''), hostilePart, 12),
      headers: orOdd(fc.constant<Header[]>([]), fc.array(oddHeader, { maxLength: 2 }), 3),
      body: orOdd<TypedBody | null>(bodyOf(target, words, isWild), brokenBody, 8),
    })
    .map(({ method, path, params, query, tail, headers, body }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(String(params[name] ?? '')))
      const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value))
      return {
        method,
        // Node reads no longer head than 16 kB.
        address: `${filled}${tail}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`.slice(0, 9000),
        headers: [...(body ? [['Content-Type', body.type] as Header] : []), ...headers],
        body: body ? Buffer.from(body.text) : null,
      }
    })
}

const tables = [
  'Name;PLZ;Ort;Straße;Kategorie\nSalon;97437;Haßfurt;Weg 1;Friseure\nMarkt;9743;;;Läden\n',
  'PK\u0003\u0004nothing',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
]

function bodyOf(target: Target, words: Words, isWild: boolean): fc.Arbitrary<TypedBody | null> {
  if (target.isUpload) {
    const name = isWild ? fc.oneof(fc.constant('bild.svg'), hostileText) : fc.constant('liste.csv')
    return fc.tuple(name, fc.constantFrom(...(isWild ? tables : tables.slice(0, 1)))).map(asForm)
  }
  if (!target.body) return fc.constant(null)
  return valueFor(target.body, 'body', words, isWild).map((value) => ({
    type: 'application/json',
    text: JSON.stringify(value) ?? '',
  }))
}

function asForm([name, text]: [string, string]): TypedBody {
  const head = `--a-boundary\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`
  return {
    type: 'multipart/form-data; boundary=a-boundary',
    text: `${head}Content-Type: text/csv\r\n\r\n${text}\r\n--a-boundary--\r\n`,
  }
}

/** Escapes any text, including invalid Unicode. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Writes lists and objects in the notation of query strings. */
function pairsOf(name: string, value: unknown, depth = 0): string[] {
  if (depth > 30 || value === undefined) return []
  if (typeof value !== 'object' || value === null) return [`${escaped(name)}=${escaped(String(value))}`]
  return Object.entries(value).flatMap(([key, one]) =>
    pairsOf(Array.isArray(value) && depth === 0 ? name : `${name}[${key}]`, one, depth + 1),
  )
}
