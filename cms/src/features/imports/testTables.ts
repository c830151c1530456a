import { seeded } from '#publicData/sampleRows.fixture.ts'
import { settleAccess, withBarrierfree } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import { namesOf, openKeys, textNames } from '#shared/fields/entryFields'
import { joinOpenLines, toOpenLines } from '#shared/openLines'
import { cleanEntryFields } from '#shared/rules/entryRules'
import { zipFiles } from './zipFiles.fixture.ts'

const pieces = [
  ...['"', '""', ';', ',', '\t', '\n', '\r\n', '=1+1', '+49 9521', '-', '@SUM(A1)', "'", "'=2", '＝', '007'],
  ...['0', 'ja', 'nein', 'Müller', 'Haßfurt', 'Straße', '👵🏽', '👩‍👩‍👧', '🏳️‍🌈', 'e\u0301', '…', '–', '€'],
  ...['1e5', '1.000', 'true', '<b>', '&amp;', 'Barrierefrei, ', '.'],
]

/** Entries as the directory could hold them, full of everything that spreadsheets stumble over. */
export function randomEntries(count: number, seed = 1): Entry[] {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const text = (max: number) =>
    Array.from({ length: below(max + 1) }, () => pieces[below(pieces.length)]).join(random() < 0.5 ? ' ' : '')
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  // -1 says that there is no position.
  const degrees = (range: number) => Number(((random() - 0.5) * range * 0.99).toFixed(below(8))) + 0.01
  return Array.from({ length: count }, (_, i) => {
    const lines = toOpenLines(openKeys.map(() => text(2)))
    const typed = cleanEntryFields({
      ...Object.fromEntries(textNames.map((name) => [name, text(3)])),
      category: `Kategorie ${below(30)}`,
      name: `${text(2)} ${i} ${text(2)}`,
      website: random() < 0.5 ? '' : `www.anbieter-${i}.example`,
      email: random() < 0.5 ? '' : `post${i}@example.org`,
      mobile: `0${below(1e9)}`,
      street: `${text(1)} Weg ${below(500)}`,
      plz: String(below(1e5)).padStart(5, '0'),
      city: `Ort ${text(2)}`,
      ...lines,
      closedDates: random() < 0.5 ? '' : '24.12.2026, 01.08.2027-21.08.2027',
      ...Object.fromEntries(namesOf('tristate').map((name) => [name, [true, false, null][below(3)]])),
      places: ['', 'frei, Stand 03.01.2026', 'Warteliste, Stand 29.02.2024'][below(3)] ?? '',
      serviceArea: ['', 'ganzer Landkreis', '15 km', 'Ebern, Hofheim i.UFr.'][below(4)] ?? '',
      services: text(4),
      ...Object.fromEntries(namesOf('flag').map((name) => [name, random() < 0.5])),
      ...(random() < 0.3 ? { lat: null, lon: null } : { lat: degrees(180), lon: degrees(360) }),
    })
    const fields = settleAccess(typed, null)
    if (fields.homeVisits === false) fields.serviceArea = ''
    const open = toOpenLines(openKeys.map((key) => fields[key]))
    return {
      ...{ lat: null, lon: null },
      ...(fields as Entry),
      ...open,
      uuid: uuid(),
      opened: joinOpenLines(open),
      services: withBarrierfree(fields.services ?? '', fields.barrierfree === true),
      checkedAt: random() < 0.5 ? null : `2025-0${1 + below(9)}-${10 + below(18)}`,
      updatedAt: '2026-01-01T00:00:00.000Z',
    }
  })
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '_x000D_')

interface TestSheet {
  name: string
  rows: readonly (readonly string[])[]
  isHidden?: boolean
}

export const makeXlsx = (rows: TestSheet['rows']) => makeSheets([{ name: 'A', rows }])

/** As programs save them: texts that repeat stand in a part of their own. */
export function makeSheets(sheets: readonly TestSheet[]): Promise<Buffer> {
  const numbers = new Map<string, number>()
  const cell = (text: string) => {
    if (text === '') return '<c/>'
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return `<c t="s"><v>${number}</v></c>`
  }
  const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`
  const named = sheets.map(
    ({ name, isHidden }, i) =>
      `<sheet name="${escapeXml(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i}"/>`,
  )
  const targets = sheets.map((_, i) => `<Relationship Id="rId${i}" Target="worksheets/s${i}.xml"/>`)
  const parts = sheets.map(({ rows }, i) => [
    `xl/worksheets/s${i}.xml`,
    `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
  ])
  const strings = [...numbers.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
  return zipFiles({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst count="${strings.length}">${strings.join('')}</sst>`,
    ...Object.fromEntries(parts),
  })
}

export function makeWorkbook(
  sheet: string,
  sharedStrings = '<sst/>',
  more: Record<string, string> = {},
): Promise<Buffer> {
  return zipFiles({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Z" sheetId="9" state="hidden" r:id="rId1"/><sheet name="A" sheetId="7" r:id="rId9"/><sheet name="B" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="worksheets/first.xml"/></Relationships>',
    'xl/worksheets/first.xml': sheet,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/sharedStrings.xml': sharedStrings,
    ...more,
  })
}
