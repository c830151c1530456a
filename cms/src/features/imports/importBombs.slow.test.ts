import { onServer } from '../../testSuite.ts'
import { makeWorkbook } from './testTables.ts'

const cell = '<c t="s"><v>0</v></c>'
const text = (name: string) => `<c t="inlineStr"><is><t>${name}</t></is></c>`
const referring = (rows: number, columns: number) =>
  makeWorkbook(
    `<worksheet><sheetData><row>${text('Name')}${text('Ort')}</row>${`<row>${cell.repeat(columns)}</row>`.repeat(rows)}</sheetData></worksheet>`,
    `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`,
  )

onServer('a malicious spreadsheet', async (server) => {
  const token = await server.loginAs('Editor')

  const stored = async () => [
    (await server.payload.count({ collection: 'import-parts' })).totalDocs,
    (await server.payload.count({ collection: 'imports' })).totalDocs,
  ]

  it('is limited by its unpacked size, and leaves nothing on the disk', async () => {
    for (const [rows, columns, status, code] of [
      [6000, 20, 413, 'too_large'],
      [1, 60, 400, 'spreadsheet_invalid'],
    ] as const) {
      const file = await referring(rows, columns)
      expect(file.length).toBeLessThan(60_000)
      const body = new FormData()
      body.set('file', new Blob([Uint8Array.from(file)]), 'a.xlsx')
      const answer = await server.get('/api/previewImport', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body,
      })
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
      expect(await stored()).toEqual([0, 0])
    }
  })
})
