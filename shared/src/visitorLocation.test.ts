import cases from './visitorLocation.fixture.json' with { type: 'json' }
import { createAreaAnswer, isSameTown, type VisitorLocation } from './visitorLocation.ts'

it.each(cases as [string, string, boolean][])('%j and %j are one town: %j', (one, other, same) => {
  expect(isSameTown(one, other)).toBe(same)
  expect(isSameTown(other, one)).toBe(same)
})

const at = { lat: 50.0, lon: 10.5 }
const region = { key: 'k', label: 'L', aliases: [], ...at, radiusKm: 20 }
const near = { names: ['Ebern'], position: { lat: 50.0, lon: 10.7 } }
const far = { names: ['Bayreuth'], position: { lat: 50.0, lon: 12.5 } }
const own = { names: ['Haßfurt'], position: at }
const unlocated = { ...near, position: null }
const village = { ...near, names: ['Eyrichshof'], within: ['Ebern'] }
const nowhere = { lat: null, lon: null }

it.each<[boolean, string, VisitorLocation?, object?]>([
  [true, 'ganzer Landkreis'],
  [false, 'ganzer Landkreis', far],
  [true, '15 km'],
  [false, '14 km'],
  [false, '100 km', far],
  [true, 'Eltmann, Ebern'],
  [false, 'Eltmann'],
  [true, 'Eltmann, Bayreuth', far],
  // The provider's town if nothing is stated, or no distance can be measured.
  [false, ''],
  [true, '', own],
  [false, 'Ebern', own],
  [false, '15 km', near, nowhere],
  [true, '15 km', own, nowhere],
  [true, '15 km', { ...own, position: null }],
  [true, 'ganzer Landkreis', unlocated],
  [false, 'ganzer Landkreis', { ...unlocated, isOutside: true }],
  // The villages of a municipality, but not a municipality for one of its villages.
  [true, 'Ebern', village],
  [true, 'Eyrichshof', village],
  [false, 'Eyrichshof'],
])('it is %s that a place is in %j: %j', (isHeld, serviceArea, place = near, more = {}) => {
  const answer = createAreaAnswer(place, region)({ city: 'Haßfurt', ...at, serviceArea, ...more })
  expect(answer === true).toBe(isHeld)
})
