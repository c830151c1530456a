import fc from 'fast-check'
import { pairsOf, valueFor } from './fromSchema.ts'
import { brokenBody, hostileText } from './hostile.ts'
import type { Body, Level } from './plan.ts'
import type { FuzzTarget } from './targets.ts'

const goodTable = 'Name;PLZ;Ort;Straße;Kategorie\nSalon;97437;Haßfurt;Weg 1;Friseure\nMarkt;9743;;;Läden\n'
const tables = [
  ...[
    goodTable,
    'Name,PLZ\n"a\nb",1\n"',
    `Name;Kategorie\n${'x;y\n'.repeat(500)}`,
    '\uFEFFName\tPLZ\n\0\t\0',
  ],
  ...['PK\u0003\u0004nothing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', ''],
]
const goodNames = ['liste.csv', 'bild.svg', 'a.txt', 'tabelle.xlsx']
const contentTypes = ['text/csv', 'image/svg+xml', 'text/plain', 'application/zip', 'image/png', 'x']

const none = fc.constant<Body>({ type: 'none' })

/** Generates a file in a multipart form. */
function upload(level: Level): fc.Arbitrary<Body> {
  const isGood = level === 'valid'
  const field = fc.constantFrom(
    'file',
    'file',
    'file',
    ...(isGood ? [] : ['_payload', '', '__proto__', 'other']),
  )
  const name = fc.constantFrom(...goodNames)
  return fc
    .record({
      field,
      name: isGood ? fc.constant('liste.csv') : fc.oneof(name, hostileText),
      contentType: fc.constantFrom(...contentTypes),
      text: fc.constantFrom(...(isGood ? [goodTable] : tables)),
      fields: isGood ? fc.constant<[string, unknown][]>([]) : pairsOf([], 'hostile'),
    })
    .map(
      ({ fields, text, ...file }): Body => ({
        type: 'multipart',
        fields,
        file: { ...file, bytes: Buffer.from(text) },
      }),
    )
}

export function bodyOf({ body, isUpload, isForm }: FuzzTarget, level: Level): fc.Arbitrary<Body> {
  if (!body && !isUpload)
    return level === 'hostile'
      ? fc.oneof({ arbitrary: none, weight: 6 }, { arbitrary: brokenBody, weight: 1 })
      : none
  if (isForm)
    return pairsOf(Object.entries(body?.properties ?? {}), level).map((pairs) => ({ type: 'form', pairs }))
  const json = valueFor(body ?? {}, 'body', level).map((value): Body => ({ type: 'json', value }))
  const file = upload(level)
  if (level === 'valid') return isUpload ? file : json
  const whole = isUpload ? fc.oneof({ arbitrary: file, weight: 3 }, { arbitrary: json, weight: 1 }) : json
  return fc.oneof(
    { arbitrary: whole, weight: level === 'hostile' ? 6 : 16 },
    { arbitrary: brokenBody, weight: 2 },
    { arbitrary: none, weight: 1 },
  )
}
