import { parse } from 'csv-parse/sync'
import { entryCells } from '#collections/Entries/exportFiles.ts'
import { csvRecord } from '#lib/csv/csv.ts'
import { neutraliseFormula, restoreFormula } from '#lib/csv/formulas.ts'
import type { Entry } from '#shared/entry'
import { exportFields, importLimits } from '#shared/fields/importFields'
import { ofPublic } from './matchRows.ts'
import { planRow } from './planRow.ts'
import { readRow } from './readRow.ts'
import { cellsOf, exported, imported, read, refusal } from './readSpreadsheet.fixture.ts'
import { makeWorkbook, makeXlsx, randomEntries } from './testTables.ts'
import { understandColumns } from './understandColumns.ts'

describe('Export and import', () => {
  const count = 300
  it(`are each other’s inverse: ${count} entries out, in and out again are the same bytes`, async () => {
    const entries = randomEntries(count)
    const text = await exported(entries)
    expect(text.startsWith('\ufeffUUID;')).toBe(true)
    const cells = parse(text.slice(0, 1_000_000), { delimiter: ';', bom: true, to: 1000 }).flat() as string[]
    const run = cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-?\d+\.\d{5,}$/.test(cell))
    expect(run).toEqual([])
    const back = await imported(text)
    expect(await exported(back)).toBe(text)
  })

  it('leave every entry unchanged that was exported', async () => {
    const entries = randomEntries(300, 2)
    const { headers, rows } = await read(await exported(entries))
    const columns = understandColumns(headers)
    const kinds = rows.map(({ cells }, i) => {
      const entry = entries[i] as Entry
      return planRow(readRow(cellsOf(cells, columns)), ofPublic(entry)).kind
    })
    expect(new Set(kinds)).toEqual(new Set(['unchanged']))
  })

  it('neutralise formulas for spreadsheet programs and restore exactly those', () => {
    const signs = ['=1', "'=1", "''=1", '+49', '-', '@x', '\t', "'", "'x", "''", 'x=1', '', '＝1', "'＋"]
    for (const value of signs) {
      expect(restoreFormula(neutraliseFormula(value))).toBe(value)
      expect(neutraliseFormula(value)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }
    expect(neutraliseFormula('Hauptstraße')).toBe('Hauptstraße')
  })

  it('keep outer spaces and trailing punctuation of a cell', () => {
    expect(csvRecord([' a', 'a ', 'a b', 'a;"b"', ''])).toBe('" a";"a ";a b;"a;""b""";\r\n')
  })

  it('write coordinates that a German spreadsheet reads as neither thousands nor date', async () => {
    const [entry] = randomEntries(1) as [Entry]
    const at = exportFields.indexOf('lat')
    const cells = (lat: number, lon: number) => entryCells({ ...entry, lat, lon }).slice(at, at + 2)
    expect(cells(50.034, 10)).toEqual(['50.03400', '10.00000'])
    expect(cells(-0.0000001, 10.195123456)).toEqual(['-0.0000001', '10.195123456'])
  })
})

describe('A file', () => {
  it('counts rows as a spreadsheet does: blank ones too, cells of several lines not', async () => {
    const csv = 'Liste 2026\n\nName;Ort\n"A\nB";X\n\n;;\nC;Y\n'
    const { headers, rows } = await read(csv)
    expect(headers).toEqual(['Name', 'Ort'])
    expect(rows).toEqual([
      { row: 4, cells: ['A\nB', 'X'] },
      { row: 7, cells: ['C', 'Y'] },
    ])
    const table = [['Liste 2026'], [], ['Name', 'Ort'], ['A\nB', 'X'], [], ['', ' '], ['C', 'Y']]
    expect(await read(await makeXlsx(table))).toEqual({ headers, rows })
  })

  it('reads cells of an .xlsx as a person would type them', async () => {
    const cell = (xml: string) => `<c ${xml}</c>`
    const row = [
      cell('r="A1" t="inlineStr"><is><t>Name</t></is>'),
      cell('r="C1" t="inlineStr"><is><r><t>Tele</t></r><r><t>fon</t></r></is>'),
    ]
    const sheet = `<worksheet><sheetData><row r="1">${row.join('')}</row><row r="3">${[
      cell('r="A3"><v>4917012345678</v>'),
      cell('r="B3" t="b"><v>1</v>'),
      cell('r="C3" t="str"><f>1+1</f><v>2 &amp; _x000D_3</v>'),
      cell('r="D3"><v>0.1</v>'),
      cell('r="E3"><v>1.0E3</v>'),
    ].join('')}</row></sheetData></worksheet>`
    expect(await read(await makeWorkbook(sheet))).toEqual({
      headers: ['Name', '', 'Telefon'],
      rows: [{ row: 3, cells: ['4917012345678', 'ja', '2 & \r3', '0.1', '1000'] }],
    })
  })

  it('reads dates and times of an .xlsx as they are shown, other numbers as they are', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="0.0&quot; h&quot;"/><numFmt numFmtId="166" formatCode="d\\. mmm"/><numFmt numFmtId="167" formatCode="[h]:mm"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>`
    // The sixth is '8-12', typed in Germany.
    const numbers = [97437, 46364, 0.333333333333333, 46364.5, 1.5, 46364, -1, 0.375]
    const cells = numbers.map((value, i) => `<c s="${[0, 1, 2, 3, 4, 5, 1, 6][i]}"><v>${value}</v></c>`)
    const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
    const sheet = `<worksheet><sheetData>${head}<row r="2">${cells.join('')}</row></sheetData></worksheet>`
    const { rows } = await read(await makeWorkbook(sheet, undefined, { 'xl/styles.xml': styles }))
    expect(rows[0]?.cells).toEqual([
      ...['97437', '08.12.2026', '08:00', '08.12.2026 12:00', '1.5', '08.12.2026', '-1', '09:00'],
    ])
  })

  it.each([
    ['NOTE:x\n', 'too_many_rows'],
    ['TEL:1;', 'spreadsheet_invalid'],
    ['QUOTED-PRINTABLE', 'not_a_spreadsheet'],
    ['N:A\nEND:VCARD\n', 'too_many_rows'],
  ])('is refused as an address book full of %j', async (unit, code) => {
    expect(await refusal(`BEGIN:VCARD\n${unit.repeat(importLimits.file / unit.length - 1)}`)).toBe(code)
  })

  it('is refused if it is no spreadsheet', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    const letter = 'Liebe Leute\nheute ist ein Brief gekommen\n'
    for (const one of [png, '', '\n\n\n', '%PDF-1.7 …', letter, '<!DOCTYPE html>\n<html>\n</html>'])
      expect(await refusal(one)).toBe('not_a_spreadsheet')
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('old_spreadsheet')
    expect(await refusal('PK\x03\x04 and then nothing')).toBe('spreadsheet_invalid')
    const whole = await makeXlsx([['Name'], ['A']])
    expect(await refusal(whole.subarray(0, whole.length - 30))).toBe('spreadsheet_invalid')
    const cut = await makeWorkbook('<worksheet><sheetData><row')
    expect(await refusal(cut)).toBe('spreadsheet_invalid')
  })
})
