import { changedFields, countChanges, withoutLookedUpMarker } from './entryChanges.ts'
import { emptyEntry } from './entryValues.ts'

const lines = { open1: 'Mo 8-12', open2: 'Di 8-12' }
const before = { ...emptyEntry, category: 'Friseure', name: 'Salon', lat: '50', ...lines }

it.each([
  [3, { open1: 'Di 8-12', open2: '', lat: '50.5', lon: '10', phone: '1' }],
  [1, { open2: 'Di 9-12' }],
  [1, { services: 'Färben' }],
  [1, { category: 'other', categoryNew: 'Salons' }],
  [0, { name: ' Salon ' }],
])('opening hours, position and category count as one change each: %i in %j', (count, changes) => {
  expect(countChanges(before, { ...before, ...changes })).toBe(count)
})

const found = { lat: '50.5', lon: '10' }
it.each([
  [[], found],
  [['phone'], { ...found, phone: '1' }],
  [['lat', 'lon'], { ...found, moved: 'true' }],
  [['street', 'lat', 'lon'], { ...found, street: 'Neue Straße 1' }],
])('a marker that was only looked up is no change: %j', (names, changes) => {
  const after = withoutLookedUpMarker(before, { ...before, ...changes })
  expect(Object.keys(changedFields(before, after))).toEqual(names)
})

it.each([
  [{ open2: '' }, { open1: 'Mo 8-12', open2: '', open3: '', open4: '', open5: '' }],
  [
    { services: 'Färben', lon: '10' },
    { services: 'Färben', barrierfree: false, lat: 50, lon: 10 },
  ],
  [{ mobile: '1' }, { mobile: '1' }],
])('of %j complete groups are sent, and nothing else', (changes, sent) => {
  expect(changedFields(before, { ...before, ...changes })).toEqual(sent)
})
