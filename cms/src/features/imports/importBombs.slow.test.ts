import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type ClientRequest, request, type ServerResponse } from 'node:http'
import { onServer } from '../../testSuite.ts'
import { makeWorkbook } from './testTables.ts'

const cell = '<c t="s"><v>0</v></c>'
const text = (name: string) => `<c t="inlineStr"><is><t>${name}</t></is></c>`
/** Makes a sheet whose cells all refer to one long text. */
const referring = (rows: number, columns: number) =>
  makeWorkbook(
    `<worksheet><sheetData><row>${text('Name')}${text('Ort')}</row>${`<row>${cell.repeat(columns)}</row>`.repeat(rows)}</sheetData></worksheet>`,
    `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`,
  )

onServer('a spreadsheet that means harm', async (server) => {
  const token = await server.loginAs('Editor')

  const stored = async () => [
    (await server.payload.count({ collection: 'import-parts' })).totalDocs,
    (await server.payload.count({ collection: 'imports' })).totalDocs,
  ]

  it('is limited by its unpacked size: a small file cannot fill the disk, and nothing of it remains', async () => {
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

  it('is let go when its sender leaves before it was received', async () => {
    let sending: ClientRequest | undefined
    const responses: ServerResponse[] = []
    const note = (message: unknown) => {
      responses.push((message as { response: ServerResponse }).response)
    }
    subscribe('http.server.request.start', note)
    const { db: adapter } = server.payload
    const { create, deleteMany } = adapter
    let parts = 0
    adapter.create = (async (args: Parameters<typeof create>[0]) => {
      if (args.collection === 'import-parts' && parts++ === 0) {
        const closed = once(responses[0] as ServerResponse, 'close')
        sending?.destroy()
        await closed
      }
      return create.call(adapter, args)
    }) as never
    const cleared = new Promise<void>((resolve) => {
      adapter.deleteMany = async (args) => {
        await deleteMany.call(adapter, args)
        if (args.collection === 'import-parts') resolve()
      }
    })
    const table = `Name;Ort\n${'Anbieter;Haßfurt\n'.repeat(5000)}`
    const content = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${table}\r\n--x--\r\n`
    sending = request(`${server.url}/api/previewImport`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    sending.on('error', () => {})
    sending.end(content)
    await cleared
    Object.assign(adapter, { create, deleteMany })
    unsubscribe('http.server.request.start', note)
    expect(parts).toBe(1)
    await expect.poll(stored).toEqual([0, 0])
  })
})
