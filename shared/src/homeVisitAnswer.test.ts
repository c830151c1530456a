import { homeVisitAnswer } from './homeVisits.ts'
import type { VisitorLocation } from './visitorLocation.ts'

const region = { key: 'r', label: 'R', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 25 }
const ebern = { names: ['Ebern'], position: { lat: 50.1, lon: 10.8 } }
const nature = new Set(['Fahrdienste'])

const silent = { category: 'Friseure', services: '', additionalInfo: '', homeVisits: null, serviceArea: '' }
const entry = (fields: object) => ({ ...silent, city: 'Haßfurt', lat: 50.03, lon: 10.51, ...fields })
const village = { names: ['Eyrichshof'], within: ['Ebern'], position: ebern.position }
const [yes, says] = [{ homeVisits: true }, { services: 'Hausbesuche' }]
const driver = { category: 'Fahrdienste' }

it.each([
  ...['Ebern', 'ganzer Landkreis', '30 km'].map((serviceArea) => ['comes', ebern, { ...yes, serviceArea }]),
  ['comes', ebern, { ...yes, city: 'Ebern' }],
  ['comes', ebern, { ...says, serviceArea: 'Ebern' }],
  ['placeNotSaid', ebern, yes],
  ['placeNotSaid', ebern, says],
  ...[yes, says, driver, {}].flatMap((said) =>
    ['Eltmann', '10 km'].map((serviceArea) => ['no', ebern, { ...said, serviceArea }]),
  ),
  // The provider's position is unknown, and so is its distance.
  ['placeNotSaid', ebern, { ...yes, serviceArea: '10 km', lat: null, lon: null }],
  ['notSaid', ebern, {}],
  ['placeNotSaid', ebern, driver],
  ['placeNotSaid', ebern, { ...driver, city: 'Ebern' }],
  ['comes', ebern, { ...driver, serviceArea: 'Ebern' }],
  ...[null, ebern].flatMap((place) =>
    [{ homeVisits: false, ...says }, { services: 'Keine Hausbesuche' }].flatMap((no) => [
      ['no', place, no],
      ['no', place, { ...no, ...driver }],
    ]),
  ),
  ...['ohne Termin', 'nur in Ebern'].map((but) => [
    'notSaid',
    ebern,
    { services: `Hausbesuche nicht ${but}` },
  ]),
  ['comes', null, yes],
  ['comes', null, { ...says, serviceArea: 'Eltmann' }],
  ['placeNotSaid', null, driver],
  ['notSaid', null, {}],
  ['comes', village, { ...yes, serviceArea: 'Ebern' }],
  ['no', village, { ...yes, serviceArea: 'Eltmann' }],
] as [string, VisitorLocation | null, object][])(
  'whether a provider makes home visits: %s to %j: %j',
  (answer, place, fields) => {
    expect(homeVisitAnswer(place, region, nature)(entry(fields))).toBe(answer)
  },
)
