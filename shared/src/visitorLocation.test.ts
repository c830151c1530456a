import { createAreaAnswer, isSameTown } from './visitorLocation.ts'

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
  const holds = (area: string, place = near, more = {}) =>
    createAreaAnswer(place, region)(entry(area, more)) === true

  it('follows the district, the distance and the names', () => {
    expect([holds('ganzer Landkreis'), holds('ganzer Landkreis', far)]).toEqual([true, false])
    expect([holds('15 km'), holds('14 km'), holds('100 km', far)]).toEqual([true, false, false])
    expect(holds('Eltmann, Ebern')).toBe(true)
    expect(holds('Eltmann')).toBe(false)
    expect(holds('Eltmann, Bayreuth', far)).toBe(true)
  })

  it("is the provider's town if nothing is stated, or no distance can be measured", () => {
    const own = { names: ['Haßfurt'], position: at }
    expect([holds(''), holds('', own), holds('Ebern', own)]).toEqual([false, true, false])
    const nowhere = { lat: null, lon: null }
    expect([holds('15 km', near, nowhere), holds('15 km', own, nowhere)]).toEqual([false, true])
    expect(holds('15 km', { ...own, position: null as never })).toBe(true)
    const unlocated = { names: ['Ebern'], position: null as never }
    expect(holds('ganzer Landkreis', unlocated)).toBe(true)
    expect(holds('ganzer Landkreis', { ...unlocated, isOutside: true } as never)).toBe(false)
  })

  it('includes the villages of a municipality, but not a municipality for one of its villages', () => {
    const village = { ...near, names: ['Eyrichshof'], within: ['Ebern'] }
    expect(holds('Ebern', village)).toBe(true)
    expect(holds('Eyrichshof', village)).toBe(true)
    expect(holds('Eyrichshof')).toBe(false)
  })
})
