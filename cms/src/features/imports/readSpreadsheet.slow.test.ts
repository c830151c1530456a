import { Readable } from 'node:stream'
import { readTags } from '#lib/workbook/sheetXml.ts'
import { importLimits } from '#shared/fields/importFields'
import { refusal } from './readSpreadsheet.fixture.ts'
import { makeWorkbook } from './testTables.ts'

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
    const bomb = await makeWorkbook(`<worksheet>${' '.repeat(150_000_000)}</worksheet>`)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toBe('too_large')
    const strings = await makeWorkbook('<worksheet/>', `<sst>${' '.repeat(60_000_000)}</sst>`)
    expect(await refusal(strings)).toBe('too_large')
  })

  it('is refused in every part with 100 nested elements or 1000 attributes', async () => {
    const rows = `<row>${['Name', 'Ort'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const table = `<worksheet><sheetData>${rows.repeat(2)}</sheetData>`
    const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
    const many = `<a ${Array.from({ length: 1001 }, (_, i) => `b${i}="1"`).join(' ')}/>`
    const whole = `${table}</worksheet>`
    expect(await refusal(await makeWorkbook(`${table}${nested(99)}</worksheet>`))).toBe('read')
    for (const deep of [nested(100), many]) {
      expect(await refusal(await makeWorkbook(`${table}${deep}</worksheet>`))).toBe('spreadsheet_invalid')
      expect(await refusal(await makeWorkbook(whole, `<sst>${deep}</sst>`))).toBe('spreadsheet_invalid')
      const styles = { 'xl/styles.xml': `<styleSheet>${deep}</styleSheet>` }
      expect(await refusal(await makeWorkbook(whole, undefined, styles))).toBe('spreadsheet_invalid')
    }
  })

  it('is read only up to the nesting limit', async () => {
    let chunks = 0
    const endless = Readable.from(
      (function* () {
        for (; chunks < 1000; chunks++) yield Buffer.from('<a>'.repeat(20_000))
      })(),
    )
    await expect(readTags(endless, 'sheet')).rejects.toThrow('too deep')
    expect(chunks).toBeLessThan(100)
  })
})
