import { onServer } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'
import { makeWorkbook } from './testTables.ts'

const text = (name: string) => `<c t="inlineStr"><is><t>${name}</t></is></c>`
const referring = (rows: number, columns: number) =>
  makeWorkbook(
    `<worksheet><sheetData><row>${text('Name')}${text('Ort')}</row>${`<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`.repeat(rows)}</sheetData></worksheet>`,
    `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`,
  )

onServer('a malicious spreadsheet', async (server) => {
  const { send } = await importingOn(server)

  it('is limited by its unpacked size, and leaves nothing on the disk', async () => {
    for (const [rows, columns, status, code] of [
      [6000, 20, 413, 'too_large'],
      [1, 60, 400, 'spreadsheet_invalid'],
    ] as const) {
      const file = await referring(rows, columns)
      expect(file.length).toBeLessThan(60_000)
      expect(await send(file)).toMatchObject({ status, body: { code } })
      expect([await server.count('import-parts'), await server.count('imports')]).toEqual([0, 0])
    }
  })
})
