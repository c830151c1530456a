import { makeSheets } from '@directory/cms/features/imports/testTables.ts'
import { exportedLines } from './calls.ts'

const headings = ['Kategorie', 'Name', 'Straße', 'PLZ', 'Ort', 'Telefon', 'E-Mail', 'Website', 'Barrierefrei']
const places = [
  ['97437', 'Haßfurt'],
  ['96106', 'Ebern'],
  ['97475', 'Zeil am Main'],
  ['97461', 'Hofheim in Unterfranken'],
] as const
const misspelledPlaces = [
  ['97461', 'Hofheim i.UFr.'],
  ['97437', 'Hasfurt'],
  ['97486', 'Königsbg. i.Bay.'],
] as const
const categories = ['Friseure', 'Apotheken', 'Optiker', 'Hausnotruf', 'Gartenhilfe', 'Physiotherapie']
const misnamedCategories = ['Friseur', 'Apotheke', 'Podologie', 'Uhrmacher']

const syllables = 'ba ke li mo nu ra se ti vo wu za fe gi do hu ja'.split(' ')
/** A name that resembles no other. */
const nameOf = (number: number) =>
  [number, number >> 4, number >> 8, number * 7, number * 11]
    .map((part) => syllables[part & 15])
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase())

/** What cannot be used, in every so many rows: many have several faults, none of those that stand there twice has one. */
const hasFault = {
  website: (row: number) => row % 5 === 0,
  missingZero: (row: number) => row % 5 === 1,
  barrierfree: (row: number) => row % 7 === 4,
  email: (row: number) => row % 24 === 21,
  phone: (row: number) => row % 35 === 28,
}

function rowOf(row: number): string[] {
  const name = nameOf(row)
  const category = row % 20 === 0 ? misnamedCategories[(row / 20) % 4] : categories[row % 6]
  const [plz = '', city = ''] = (row % 15 === 8 ? misspelledPlaces[(row >> 4) % 3] : places[row % 4]) ?? []
  return [
    ...[category ?? '', name, `Musterweg ${row}`, plz, city],
    hasFault.phone(row) ? 'auf Anfrage' : `${hasFault.missingZero(row) ? '' : '0'}9521 ${100_000 + row}`,
    hasFault.email(row) ? `info@haus${row}` : '',
    hasFault.website(row) ? `facebook: ${name}` : `www.${name.toLowerCase()}.example`,
    hasFault.barrierfree(row) ? '?' : row % 2 === 0 ? 'ja' : 'nein',
  ]
}

const numbers = Array.from({ length: 294 }, (_, row) => row)
export const countOfFault = (fault: keyof typeof hasFault) => numbers.filter(hasFault[fault]).length

/**
 * Three hundred rows as a volunteer gets them, in the second sheet of a workbook: three stand there twice, one is the
 * branch of another, and two are like providers of the demo content.
 */
export function messyWorkbook(): Promise<Buffer> {
  const rows = numbers.map(rowOf)
  const [first = [], ...others] = [2, 7, 12, 17].map((row) => rows[row] as string[])
  const list = [
    ...[...rows, ...others, first.with(2, 'Anderer Weg 1')],
    ['Friseure', 'Haarstube Kornblume', 'Marktplatz 99', '97437', 'Haßfurt'],
    ['Fußpflege', 'Salon Lindenblatt', 'Nussbaumring 28', '97437', 'Haßfurt'],
  ]
  const old = numbers
    .slice(0, 20)
    .map((n) => ['Friseure', `Alt ${nameOf(n)}`, `Weg ${n}`, '97437', 'Haßfurt'])
  return makeSheets([
    { name: 'Liste 2019', rows: [headings, ...old] },
    { name: 'Liste 2026', rows: [headings, ...list] },
  ])
}

/** Of those that have providers, by what staff can download. */
export const categoryNames = async () =>
  new Set((await exportedLines()).slice(1).map((line) => String(line.split(';')[1])))
