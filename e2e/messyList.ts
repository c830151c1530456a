import { crc32, deflateRawSync } from 'node:zlib'
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
  towns: {
    'Hofheim i.UFr.': 'Hofheim in Unterfranken',
    Hasfurt: 'Haßfurt',
    'Königsbg. i.Bay.': 'Königsberg in Bayern',
  },
  /** Three rows twice, one under another street, two like a provider of the demo content. */
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
export function messyWorkbook(): Buffer {
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
  return workbook({ 'Liste 2019': [headings, ...oldRows], 'Liste 2026': [headings, ...list] })
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const cell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
const sheet = (rows: readonly (readonly string[])[]) =>
  `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`

function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  const sheetEntries = Object.entries(sheets)
  const sheetNames = sheetEntries.map(
    ([name], i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="r${i + 1}"/>`,
  )
  const targets = sheetEntries.map(
    (_, i) => `<Relationship Id="r${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheetNames.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheetEntries.map(([, rows], i) => [`xl/worksheets/sheet${i + 1}.xml`, sheet(rows)]),
    ),
  })
}

/** A zip archive, with no more in it than a reader needs. */
function zip(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(parts)) {
    const content = Buffer.from(text)
    const compressed = deflateRawSync(content)
    const name = Buffer.from(path)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(compressed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    bodies.push(Buffer.from('PK\x03\x04'), common, name, compressed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, name)
    offset += 30 + name.length + compressed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}

/** Returns the names of the categories that have providers, by what staff can download. */
export const categoryNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/downloadExcel?category=', { headers })
    const lines = (await answer.text()).split('\r\n').slice(1)
    return [...new Set(lines.map((line) => line.split(';')[1] ?? ''))]
  })
