import { readServiceArea } from './serviceArea.ts'
import { districtNamesOf, normaliseServiceArea, readTypedArea } from './typedServiceArea.ts'

const own = { districtNames: ['Haßberge', 'Landkreis Franken'], city: 'Haßfurt' }

it.each([
  ['', ''],
  ...[
    ...['ganzer Landkreis', 'Im gesamten Landkreis', 'whole district', 'Kreis Hassberge', 'LK Haßberge'],
    ...['Lkr. Haßberge', 'innerhalb des Landkreises Haßberge', 'Haßberge (ganzer Landkreis)'],
    ...['gesamtes Kreisgebiet', 'überall im Landkreis', 'ganz Haßberge', 'in den Haßbergen'],
    ...['Haßbergkreis', 'Landkreis Franken', 'the whole of Haßberge district'],
  ].map((typed) => [typed, 'ganzer Landkreis']),
  ['15 km', '15 km'],
  ['015 KM', '15 km'],
  ['bis 20 Kilometer', '20 km'],
  ['within 12 kilometres', '12 km'],
  ['Ebern, Hofheim i.UFr.', 'Ebern, Hofheim i.UFr.'],
  ['Ebern; Eltmann und Zeil am Main', 'Ebern, Eltmann, Zeil am Main'],
  ['96106 Ebern / 97437  Haßfurt', 'Ebern, Haßfurt'],
  ['Ebern\nEbern\n Rauhenebrach ', 'Ebern, Rauhenebrach'],
  ['Ebern   ,\t\n  Eltmann \n und  Zeil am   Main', 'Ebern, Eltmann, Zeil am Main'],
  ['Ebern   (mit  allen\tOrtsteilen)', 'Ebern'],
  ['15 km Umkreis', '15 km'],
  ['im Radius von 8 km', '8 km'],
  ['20 km um Haßfurt', '20 km'],
  ['Ebern, Zeil u. Haßfurt', 'Ebern, Zeil, Haßfurt'],
  ['Ebern & Zeil + Haßfurt', 'Ebern, Zeil, Haßfurt'],
  ['nur in Ebern', 'Ebern'],
  ['Ebern mit allen Ortsteilen', 'Ebern'],
  ['Ebern (mit Ortsteilen), Eltmann', 'Ebern, Eltmann'],
  ['Gemeinde Untermerzbach', 'Untermerzbach'],
  ['Stadtgebiet von Ebern', 'Ebern'],
  ['Müden (Aller), Neuhausen auf den Fildern', 'Müden (Aller), Neuhausen auf den Fildern'],
])('%j becomes %j in Haßfurt in the Haßberge, which means the same when read again', (typed, stored) => {
  const area = readTypedArea(typed, own)
  expect(area).not.toBeNull()
  expect(normaliseServiceArea(typed, own)).toBe(stored)
  expect([readTypedArea(stored), readServiceArea(stored)]).toEqual([area, area])
})

it.each([
  ...['Landkreis Bamberg', 'Landkreise Haßberge und Bamberg', 'Landkreis Haßberge, Bamberg'],
  ...['Landkreis Haßberge und Umgebung', 'nördlicher Landkreis', 'nicht im ganzen Landkreis'],
  ...['Altlandkreis Ebern', 'Ebern und Umgebung', 'Ebern u. Umland', 'Raum Ebern', 'rund um Ebern'],
  ...['Ebern und umliegende Orte', 'Ebern bis Coburg', 'Ebern usw.', 'VG Ebern', 'nach Absprache'],
  ...['bundesweit', 'überall', '15 km um Bamberg', '10-15 km', '10 bis 15 km', 'ab 15 km'],
  ...['Ebern + 10 km', '0 km um Haßfurt', '0 km', '101 km', '7,5 km', '15', '-3 km', '15 km, Ebern'],
  ...['1e2 km', 'Ebern, Landkreis', ','],
])('%j is not understood in the Haßberge', (typed) => {
  expect(readTypedArea(typed, own)).toBeNull()
  expect(normaliseServiceArea(typed, own)).toBe(typed)
})

it('a typed area is not read if it is longer than any list of towns', () => {
  const typed = `Ebern, ${' '.repeat(40_000)}Eltmann`
  expect([readTypedArea(typed, own), normaliseServiceArea(typed, own)]).toEqual([null, typed])
})

it('reads the bare name of a district only if nothing else has that name', () => {
  const isTown = (name: string) => name === 'Bamberg'
  const region = { label: 'Bamberg', aliases: ['Weltkulturerbe'] }
  const districtNames = districtNamesOf(region, isTown)
  expect(normaliseServiceArea('Kreis Bamberg', { districtNames })).toBe('ganzer Landkreis')
  expect(normaliseServiceArea('Bamberg', { districtNames })).toBe('Bamberg')
  expect(normaliseServiceArea('Weltkulturerbe', { districtNames })).toBe('Weltkulturerbe')
  const ownNames = districtNamesOf({ label: 'Landkreis Haßberge', aliases: [] }, isTown)
  expect(normaliseServiceArea('Haßberge', { districtNames: ownNames })).toBe('ganzer Landkreis')
  expect(normaliseServiceArea('', { districtNames: districtNamesOf({ label: '', aliases: [''] }) })).toBe('')
})

it.each(['15', '0 km', '101 km', '15 km, Ebern', 'Ebern und Umgebung', 'Ebern;Zeil', '<b>', 'Ebern, '])(
  '%j is invalid as a stored line',
  (line) => {
    expect(readServiceArea(line)).toBeNull()
  },
)
