import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { ok, onServer } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'

onServer('Uploads', async (server) => {
  const { bearer, send: sendFile } = await importingOn(server)
  const { headers } = bearer()
  const send = (content: string) => sendFile(content, 'uploadExcel')

  it('are refused by size, with or without Content-Length, and streamed to the disk', async () => {
    const folder = runtimeOf(server.payload).incomingDir
    const received = () => readdir(folder).catch(() => [])
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const declared = { ...type, 'Content-Length': '200000000', Connection: 'close' }
    for (const [status, who] of [
      [413, headers],
      [401, {}],
    ] as const) {
      const sent = { method: 'POST', headers: { ...who, ...declared }, body: head }
      expect((await server.raw('/api/uploadExcel', sent)).status).toBe(status)
    }
    expect(await received()).toEqual([])
    const onDisk = async () => {
      const [upload] = await received()
      return upload ? (await stat(path.join(folder, upload, 'file'))).size : 0
    }
    let megabytes = 0
    async function* pieces() {
      for (yield head; megabytes < 200; megabytes++) {
        if (megabytes === 10) await expect.poll(onDisk).toBeGreaterThan(9_500_000)
        yield Buffer.alloc(1_000_000, 'Name;Ort\n')
      }
    }
    const sending = request(`${server.url}/api/uploadExcel`, {
      method: 'POST',
      headers: { ...headers, ...type },
    })
    Readable.from(pieces()).pipe(sending)
    const [response] = await once(sending, 'response')
    sending.destroy()
    expect(response.statusCode).toBe(413)
    expect(megabytes).toBeLessThan(200)
    await expect.poll(received).toEqual([])
    await ok(server.get('/api/health'))
  })

  it('are refused unless they are a form with a file that has a table of providers', async () => {
    const post = async (type: string, body: string) => {
      const sent = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body }
      const response = await server.get('/api/uploadExcel', sent)
      return [response.status, (await response.json()).code]
    }
    const form = 'multipart/form-data; boundary=x'
    expect(await post('application/json', '{}')).toEqual([415, 'unsupported_type'])
    expect(await post('text/csv', 'Name')).toEqual([415, 'unsupported_type'])
    expect(await post('multipart/form-data', 'x')).toEqual([400, 'malformed'])
    expect(await post(form, '--y\r\n')).toEqual([400, expect.any(String)])
    expect(await post(form, '')).toEqual([400, expect.any(String)])
    expect(
      await post(form, '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nName'),
    ).toEqual([400, 'malformed'])
    const other = '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nName\r\n--x--\r\n'
    expect(await post(form, other)).toEqual([400, 'file_missing'])
    for (const [content, code] of [
      ['Farbe;Form\nrot;rund\n', 'columns_unknown'],
      ['Name;Ort\n;\n ; \n', 'not_a_spreadsheet'],
    ] as const)
      expect(await send(content)).toMatchObject({ status: 400, body: { success: false, code } })
  })
})
