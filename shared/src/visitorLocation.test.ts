import { createAreaAnswer, isSameTown, type VisitorLocation } from './visitorLocation.ts'

it.each([
  ['Hofheim i.UFr.', 'Hofheim in Unterfranken', true],
  ['Hofheim', 'Hofheim i. UFr.', true],
  ['hofheim ufr', 'Hofheim in Unterfranken', true],
  ['Zeil a. Main', 'Zeil am Main', true],
  ['Zeil a.M.', 'Zeil am Main', true],
  ['Königsberg i.Bay.', 'Koenigsberg in Bayern', true],
  ['Haßfurt', 'HASSFURT', true],
  ['Ebern', 'Ebersdorf', false],
  ['Hofheim in Unterfranken', 'Hofheim am Taunus', false],
  ['Bad Kissingen', 'Bad Königshofen', false],
  ['Bad', 'Bad Kissingen', false],
  ['', 'Ebern', false],
  ['', '', false],
])('%j and %j are one town: %j', (one, other, same) => {
  expect(isSameTown(one, other)).toBe(same)
  expect(isSameTown(other, one)).toBe(same)
})

describe('the service area that contains a place', () => {
  const at = { lat: 50.0, lon: 10.5 }
  const entry = (serviceArea: string, more = {}) => ({ city: 'Haßfurt', ...at, serviceArea, ...more })
  const region = { key: 'k', label: 'L', aliases: [], ...at, radiusKm: 20 }
  // About 14 and 140 km to the east.
  const near = { names: ['Ebern'], position: { lat: 50.0, lon: 10.7 } }
  const far = { names: ['Bayreuth'], position: { lat: 50.0, lon: 12.5 } }
  const holds = (area: string, place: VisitorLocation = near, more = {}) =>
    createAreaAnswer(place, region)(entry(area, more)) === true

  const own = { names: ['Haßfurt'], position: at }
  const nowhere = { lat: null, lon: null }
  const unlocated = { names: ['Ebern'], position: null }
  it.each([
    ['the district', [['ganzer Landkreis'], true], [['ganzer Landkreis', far], false]],
    ['the distance', [['15 km'], true], [['14 km'], false], [['100 km', far], false]],
    ['the names', [['Eltmann, Ebern'], true], [['Eltmann'], false], [['Eltmann, Bayreuth', far], true]],
    ["the provider's town if nothing is stated", [[''], false], [['', own], true], [['Ebern', own], false]],
    [
      'it also if no distance can be measured',
      ...[[['15 km', near, nowhere], false] as const, [['15 km', own, nowhere], true] as const],
      [['15 km', { ...own, position: null }], true],
    ],
    [
      'the district without a position',
      ...[[['ganzer Landkreis', unlocated], true] as const],
      [['ganzer Landkreis', { ...unlocated, isOutside: true }], false],
    ],
  ] as [string, ...[Parameters<typeof holds>, boolean][]][])('follows %s', (_, ...cases) => {
    for (const [args, isHeld] of cases) expect([args, holds(...args)]).toEqual([args, isHeld])
  })

  it('includes the villages of a municipality, but not a municipality for one of its villages', () => {
    const village = { ...near, names: ['Eyrichshof'], within: ['Ebern'] }
    expect(holds('Ebern', village)).toBe(true)
    expect(holds('Eyrichshof', village)).toBe(true)
    expect(holds('Eyrichshof')).toBe(false)
  })
})
