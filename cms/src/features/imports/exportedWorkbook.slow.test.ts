import { buffer, text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { entryCells, exportXlsx } from '#collections/Entries/exportFiles.ts'
import type { Entry } from '#shared/entry'
import { read } from './readSpreadsheet.fixture.ts'
import { readTables } from './readTables.ts'
import { randomEntries } from './testTables.ts'

describe('An export as a workbook', () => {
  const exportOf = (entries: readonly Entry[]) => buffer(exportXlsx(entries))

  it('is read back unchanged, whatever its cells contain', async () => {
    const strange = ['_x0041_', '\u0001a\u001fb', 'a\ud800b', "'=1", '👵🏽 & <b>', '\r\n', ' ', '0170 1']
    const [first] = randomEntries(1)
    const odd = strange.map((additionalInfo) => ({ ...(first as Entry), additionalInfo }))
    const entries = [...odd, ...randomEntries(5000, 4)]
    const { rows } = await read(await exportOf(entries))
    let row = 0
    for (const { cells } of rows) {
      const entry = entries[row++] as Entry
      const before = entryCells(entry)
      expect(before.map((_, column) => cells[column] ?? '')).toEqual(before)
    }
    expect(row).toBe(entries.length)
  })

  it('stores telephone numbers as text so that programs keep the leading 0', async () => {
    const [entry] = randomEntries(1)
    const file = await exportOf([{ ...(entry as Entry), phone: '09521123', mobile: '+49 170 1' }])
    expect((await readTables(file)).tables.map(({ name }) => name)).toEqual(['Anbieter'])
    const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false })
    let sheet = ''
    for await (const part of zip.eachEntry())
      if (part.fileName.endsWith('sheet1.xml')) sheet = await text(await zip.openReadStreamPromise(part))
    const cell = (value: string) =>
      expect.stringContaining(`s="1" t="inlineStr"><is><t xml:space="preserve">${value}</t>`)
    expect(sheet).toEqual(cell('09521123'))
    expect(sheet).toEqual(cell('+49 170 1'))
  })
})
