import { importLimits } from '@directory/shared/fields/importFields'
import { spreadsheets } from './readSpreadsheet.fixture.ts'
import { makeWorkbook } from './testTables.ts'

const { refusal } = spreadsheets()

describe('A file', () => {
  it('is refused if a line, cell, rows, columns or unpacked size is too long', async () => {
    const unclosed = ['"A;B\n', `"A;B\n${'C;D\n'.repeat(300_000)}`]
    for (const line of ['x'.repeat(1_100_000), ';'.repeat(5_100_000), '"";'.repeat(1_700_000), ...unclosed])
      expect(await refusal(`Name;Ort\n${line}`)).toBe('spreadsheet_invalid')
    expect(await refusal('x;'.repeat(1_100_000))).toBe('spreadsheet_invalid')
    expect(await refusal(`Name;Ort\n${'A;B\n'.repeat(importLimits.rows)}`)).toBe('read')
    expect(await refusal(`Name;Ort\n${'A;B\n'.repeat(importLimits.rows + 1)}`)).toBe('too_many_rows')
    expect(await refusal(`Name;Ort\nA;B${'\n'.repeat(60_000)}`)).toBe('too_many_rows')
    expect(await refusal(`${'Name;'.repeat(201)}x\n`)).toBe('spreadsheet_invalid')
    // 300 MB in a few hundred kilobytes
    const bomb = await makeWorkbook(`<worksheet>${' '.repeat(150_000_000)}</worksheet>`, '<sst/>')
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toBe('too_large')
    const strings = await makeWorkbook('<worksheet/>', `<sst>${' '.repeat(60_000_000)}</sst>`)
    expect(await refusal(strings)).toBe('too_large')
  })
})
