import { jsonOf } from './jsonOf.ts'

it.each([
  [[]],
  [['a"b', 'ü', '\u2028']],
  [[{ name: 'Müller', lat: null, opened: '', gone: undefined }]],
  [[1, null, undefined, true]],
  [{ similar_entries: [{ a: 1 }] }],
  [null],
])('writes what JSON.stringify writes: %j', (value) => {
  expect(jsonOf(value).bytes.toString()).toBe(JSON.stringify(value))
  // The second time it is read from the cache.
  expect(jsonOf(value).bytes.toString()).toBe(JSON.stringify(value))
})

it.each([
  [
    [1, 23],
    [12, 3],
  ],
  [[{ a: 1 }], [{ a: 2 }]],
  [
    [{ a: 1 }, { b: 2 }],
    [{ b: 2 }, { a: 1 }],
  ],
  [[], [null]],
])('knows %j from %j', (one, other) => {
  expect(jsonOf(one).hash).not.toEqual(jsonOf(other).hash)
  expect(jsonOf(one).hash).toEqual(jsonOf(structuredClone(one)).hash)
})
