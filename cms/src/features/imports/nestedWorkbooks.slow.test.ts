import { Readable } from 'node:stream'
import { readTables } from './readTables.ts'
import { readTags } from './sheetXml.ts'
import { makeWorkbook } from './testTables.ts'

describe('a workbook', () => {
  const read = (content: Buffer) => readTables(content).then(() => 'read')
  const refusal = (content: Buffer) => read(content).catch((error) => error.data?.code ?? String(error))

  it('is refused in every part with 100 nested elements or 1000 attributes', async () => {
    const rows = `<row>${['Name', 'Ort'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const table = `<worksheet><sheetData>${rows.repeat(2)}</sheetData>`
    const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
    const many = `<a ${Array.from({ length: 1001 }, (_, i) => `b${i}="1"`).join(' ')}/>`
    const whole = `${table}</worksheet>`
    expect(await refusal(await makeWorkbook(`${table}${nested(99)}</worksheet>`, '<sst/>'))).toBe('read')
    for (const deep of [nested(100), many]) {
      expect(await refusal(await makeWorkbook(`${table}${deep}</worksheet>`, '<sst/>'))).toBe(
        'spreadsheet_invalid',
      )
      expect(await refusal(await makeWorkbook(whole, `<sst>${deep}</sst>`))).toBe('spreadsheet_invalid')
      const styles = { 'xl/styles.xml': `<styleSheet>${deep}</styleSheet>` }
      expect(await refusal(await makeWorkbook(whole, '<sst/>', styles))).toBe('spreadsheet_invalid')
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
