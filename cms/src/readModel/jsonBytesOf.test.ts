import { expect, it } from 'vitest'
import { jsonBytesOf } from './jsonBytesOf.ts'

it.each([
  [[]],
  [['a"b', 'ü', '\u2028']],
  [[{ name: 'Müller', lat: null, opened: '', gone: undefined }]],
  [[1, null, undefined, true]],
  [{ similar_entries: [{ a: 1 }] }],
  [null],
])('writes what JSON.stringify writes: %j', (value) => {
  expect(jsonBytesOf(value).toString()).toBe(JSON.stringify(value))
  // The second time from what was kept.
  expect(jsonBytesOf(value).toString()).toBe(JSON.stringify(value))
})
