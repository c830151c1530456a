import { makeSheets } from '@directory/cms/features/imports/testTables.ts'
import type { Page } from 'playwright-core'

const headings = ['Kategorie', 'Name', 'Straße', 'PLZ', 'Ort', 'Telefon', 'E-Mail', 'Website', 'Barrierefrei']

/** What is wrong with the list, as often as that. */
export const faultCounts = {
  rows: 300,
  /** Optional cells that cannot be used: an address of another kind, a question mark, half a mail address. */
  website: 55,
  barrierfree: 40,
  email: 12,
  /** Telephone numbers without the 0, and words in their place. */
  zeros: 60,
  words: 8,
  categories: { Friseur: 'Friseure', Apotheke: 'Apotheken', Podologie: 'Fußpflege', Uhrmacher: null },
  /** Three rows twice, two like a provider of the demo content, and a branch under another street. */
  duplicates: 6,
} as const

const places = [
  ['97437', 'Haßfurt'],
  ['96106', 'Ebern'],
  ['97475', 'Zeil am Main'],
  ['97461', 'Hofheim in Unterfranken'],
] as const
const misspelled = [
  ['97461', 'Hofheim i.UFr.'],
  ['97437', 'Hasfurt'],
  ['97486', 'Königsbg. i.Bay.'],
] as const
const kinds = ['Friseure', 'Apotheken', 'Optiker', 'Hausnotruf', 'Gartenhilfe', 'Physiotherapie']

const syllables = 'ba ke li mo nu ra se ti vo wu za fe gi do hu ja'.split(' ')
/** A name that resembles no other. */
const nameOf = (number: number) =>
  [number, number >> 4, number >> 8, number * 7, number * 11]
    .map((part) => syllables[part & 15])
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase())

/** Every so many rows, beginning with one: spread over the list, so that many rows have several faults. */
const hasFault = (count: number, row: number, first = 0) =>
  row >= first &&
  (row - first) % Math.floor((faultCounts.rows - 6 - first) / count) === 0 &&
  (row - first) / Math.floor((faultCounts.rows - 6 - first) / count) < count

function rowOf(row: number): string[] {
  const misnamed = Object.keys(faultCounts.categories)[row % 20 === 0 ? (row / 20) % 4 : 4]
  const [plz, city] = (row % 15 === 7 ? misspelled[(row >> 4) % 3] : places[row % 4]) ?? places[0]
  const phone = hasFault(faultCounts.words, row, 3)
    ? 'auf Anfrage'
    : `${hasFault(faultCounts.zeros, row, 1) ? '' : '0'}9521 ${100_000 + row}`
  return [
    ...[misnamed ?? (kinds[row % kinds.length] as string), nameOf(row), `Musterweg ${row}`, plz, city, phone],
    hasFault(faultCounts.email, row, 2) ? `info@haus${row}` : '',
    hasFault(faultCounts.website, row)
      ? `facebook: ${nameOf(row)}`
      : `www.${nameOf(row).toLowerCase()}.example`,
    hasFault(faultCounts.barrierfree, row, 4) ? '?' : row % 2 === 0 ? 'ja' : 'nein',
  ]
}

/** Three hundred rows as a volunteer gets them, in the second sheet of a workbook. */
export function messyWorkbook(): Promise<Buffer> {
  const rows = Array.from({ length: faultCounts.rows - faultCounts.duplicates }, (_, row) => rowOf(row))
  const repeated = [6, 8, 12].map((row) => rows[row] as string[])
  const movedRow = [...(rows[14] as string[])].with(2, 'Anderer Weg 1')
  const existing = ['Haarstube Kornblume', 'Marktplatz 99', '97437', 'Haßfurt', '', '', '', '']
  const existingElsewhere = ['Salon Lindenblatt', 'Nussbaumring 28', '97437', 'Haßfurt', '', '', '', '']
  const list = [
    ...rows,
    ...repeated,
    movedRow,
    ['Friseure', ...existing],
    ['Fußpflege', ...existingElsewhere],
  ]
  const oldRows = Array.from({ length: 20 }, (_, row) => [
    'Friseure',
    `Alt ${nameOf(row)}`,
    `Weg ${row}`,
    '97437',
    'Haßfurt',
  ])
  return makeSheets([
    { name: 'Liste 2019', rows: [headings, ...oldRows] },
    { name: 'Liste 2026', rows: [headings, ...list] },
  ])
}

/** Returns the names of the categories that have providers, by what staff can download. */
export const categoryNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/downloadExcel?category=', { headers })
    const lines = (await answer.text()).split('\r\n').slice(1)
    return [...new Set(lines.map((line) => line.split(';')[1] ?? ''))]
  })
