import fc from 'fast-check'
import { packRows, unpackRows } from './packedRows.ts'

it('what the server packs the browser reads as it was, and lists of objects name their fields once', () => {
  const row = fc.record({ name: fc.string(), lat: fc.option(fc.integer()), lines: fc.array(fc.string()) })
  const value = fc.oneof(
    fc.jsonValue(),
    fc.array(row),
    fc.record({ list: fc.array(fc.record({ row, n: fc.nat() })) }),
  )
  fc.assert(
    fc.property(value, (given) => {
      const json = JSON.stringify(given, packRows)
      expect(JSON.parse(json, unpackRows)).toEqual(JSON.parse(JSON.stringify(given)))
    }),
  )
  const packed = JSON.stringify([{ street: 'a' }, { street: 'b' }, { street: 'c' }], packRows)
  expect(packed.split('street')).toHaveLength(2)
})
