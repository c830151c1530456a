import fc from 'fast-check'
import lists from './hostile.json' with { type: 'json' }

/** Domain of the mail addresses in requests; it must not appear in logs. */
export const personDomain = 'fuzzed-person.example'

const { names } = lists

/** Half of a surrogate pair, which no JSON file may contain. */
const halves = ['\uD800', 'x\uDFFF']

const long = fc
  .tuple(
    fc.constantFrom('x', 'ä', '👵', ' ', 'a b ', '\u0301', '"', '<', '0'),
    fc.constantFrom(81, 151, 256, 1001, 4001, 20_000, 70_000),
  )
  .map(([part, length]) => part.repeat(Math.ceil(length / part.length)))

/** Malicious texts. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...lists.injections), weight: 5 },
  { arbitrary: fc.constantFrom(...lists.unicode, ...halves, 'e\u0301'.repeat(300)), weight: 3 },
  { arbitrary: fc.constantFrom(...names), weight: 1 },
  { arbitrary: fc.constantFrom(...lists.numbers), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.constant(''), weight: 1 },
  { arbitrary: long, weight: 1 },
)

export const hostileName: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...names), hostileText)

const deep = fc
  .tuple(fc.constantFrom('array', 'object', 'and'), fc.constantFrom(5, 60, 600))
  .map(([kind, depth]) => {
    let value: unknown = 'x'
    for (let i = 0; i < depth; i++)
      value = kind === 'array' ? [value] : kind === 'and' ? { and: [value] } : { a: value }
    return value
  })

/** Returns an object with any key, as `JSON.parse` would make it, even `__proto__`. */
const withKey = ([key, value]: [string, unknown]): unknown => ({ [key]: value })

const scalars = [null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 5e-324]
const containers = [
  ...[[], {}, [null], [[]], [{}], ['x', 'y']],
  ...[{ $gt: '' }, { $ne: null }, { equals: 'x' }, { id: {} }],
]

/** Values of any type, none of which fits its place. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 8 },
  { arbitrary: fc.constantFrom<unknown>(...scalars, ...containers), weight: 8 },
  { arbitrary: fc.double(), weight: 1 },
  { arbitrary: fc.tuple(hostileName, hostileText).map(withKey), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 2 },
  { arbitrary: fc.array(hostileText, { maxLength: 200 }), weight: 1 },
  { arbitrary: deep, weight: 1 },
)

/** Possible parts of an address, already escaped. */
export const hostilePart: fc.Arbitrary<string> = fc.constantFrom(...lists.parts)

export const oddMethod: fc.Arbitrary<string> = fc.constantFrom(...lists.methods)

const longHeaders: [string, string][] = [
  ['Accept-Language', 'x'.repeat(3000)],
  ['Cookie', '='.repeat(4000)],
  ['If-None-Match', ','.repeat(2000)],
  ['X-Long', 'x'.repeat(9000)],
]
export const oddHeader: fc.Arbitrary<[string, string]> = fc.constantFrom(
  ...longHeaders,
  ...Object.entries(lists.headers).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  ),
)

const json = fc.constantFrom(...lists.json, '['.repeat(30_000), '{"a":'.repeat(20_000))
const multipart = fc.constantFrom(
  ...lists.multipart,
  `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(3000)}"\r\n\r\nx\r\n--x--\r\n`,
)
const types = fc.constantFrom(...lists.contentTypes, 'x'.repeat(5000))
const others = fc.oneof(json, multipart, fc.constantFrom(...lists.otherBodies))

/** A body that does not match its claimed type. */
export const brokenBody: fc.Arbitrary<{ type: 'bytes'; contentType: string; bytes: Buffer }> = fc
  .oneof(
    { arbitrary: fc.tuple(fc.constant('application/json'), json), weight: 4 },
    { arbitrary: fc.tuple(fc.constant('multipart/form-data; boundary=x'), multipart), weight: 2 },
    { arbitrary: fc.tuple(types, others), weight: 3 },
    { arbitrary: fc.tuple(types, fc.string({ unit: 'binary', maxLength: 200 })), weight: 1 },
  )
  .map(([contentType, text]) => ({ type: 'bytes' as const, contentType, bytes: Buffer.from(text) }))
