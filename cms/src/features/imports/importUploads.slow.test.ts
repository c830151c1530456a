import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { onServer } from '../../testSuite.ts'
import { importingOn } from './importClient.fixture.ts'
import { exported } from './readSpreadsheet.fixture.ts'
import { randomEntries } from './testTables.ts'

interface Halfway {
  at: number
  act: () => Promise<unknown>
}

/**
 * Sends a form of so many bytes without holding it, and answers what came back, even if it came early. On the way
 * it waits for `halfway`, after so many bytes.
 */
function sendLarge(
  url: string,
  bytes: number,
  { isDeclared = true, headers = {}, halfway = { at: bytes, act: async () => {} } as Halfway },
): Promise<{ status: number; sent: number }> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const piece = Buffer.alloc(1_000_000, 'Name;Ort\n')
  return new Promise((resolve, reject) => {
    let sent = 0
    const sending = request(
      `${url}/api/uploadExcel`,
      {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'multipart/form-data; boundary=x',
          ...(isDeclared && { 'Content-Length': head.length + bytes }),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => {
          sending.destroy()
          resolve({ status: response.statusCode ?? 0, sent })
        })
      },
    )
    sending.on('error', reject)
    sending.write(head)
    const more = () => {
      while (sent < bytes) {
        sent += piece.length
        const flows = sending.write(piece)
        if (sent === halfway.at) return void halfway.act().then(more, reject)
        if (!flows) return void sending.once('drain', more)
      }
    }
    more()
  })
}

onServer('Uploads', async (server) => {
  const { read, bearer, send: sendFile, summary, rowsOf } = await importingOn(server)
  const { headers } = bearer()
  const send = (content: string) => sendFile(content, 'uploadExcel')

  it('are refused by size, with or without Content-Length, and streamed to the disk', async () => {
    const folder = runtimeOf(server.payload).incomingDir
    const received = () => readdir(folder).catch(() => [])
    expect((await sendLarge(server.url, 200_000_000, { headers })).status).toBe(413)
    expect((await sendLarge(server.url, 200_000_000, {})).status).toBe(401)
    expect(await received()).toEqual([])
    const onDisk = async () => {
      const [upload] = await received()
      return upload ? (await stat(path.join(folder, upload, 'file'))).size : 0
    }
    const halfway = {
      at: 10_000_000,
      act: () => expect.poll(onDisk, { timeout: 60_000 }).toBeGreaterThan(9_500_000),
    }
    const { status, sent } = await sendLarge(server.url, 200_000_000, { isDeclared: false, headers, halfway })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(200_000_000)
    expect(await received()).toEqual([])
    expect((await server.get('/api/health')).status).toBe(200)
  })

  it('are refused unless they are a form with a file', async () => {
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
    expect(await send('')).toMatchObject({ status: 400, body: { code: 'not_a_spreadsheet' } })
  })

  it('are refused without a table of providers', async () => {
    for (const [content, code] of [
      ['Farbe;Form\nrot;rund\n', 'columns_unknown'],
      ['Name;Ort\n;\n ; \n', 'not_a_spreadsheet'],
    ] as const)
      expect(await send(content)).toMatchObject({ status: 400, body: { success: false, code } })
  })

  it('are imported but for exactly the faulty rows, and imports the others', async () => {
    const faulty: Record<number, string> = {
      20: ';;X;W 1;97437;Hof;;;;',
      40: ';K;;W 1;97437;Hof;;;;',
      60: ';K;X;;97437;Hof;;;;',
      80: ';K;X;W 1;;Hof;;;;',
      100: ';K;X;W 1;974370;Hof;;;;',
      120: ';K;X;W 1;97437;;;;;',
      240: `;K;${'x'.repeat(151)};W 1;97437;Hof;;;;`,
      260: 'keine-uuid;K;X;W 1;97437;Hof;;;;',
      280: ';K;X;W 1;97437;Hof;;;;;;zu viel',
      300: ';K;Gut 2;Weg 2;97437;Hof;;;;',
      320: ';...;X;W 1;97437;Hof;;;;',
      340: ';K;---;W 1;97437;Hof;;;;',
      360: ';k;GUT 4;weg 4;97437;Hof;;;;',
      380: ';K;X;W 1;ABCDE;Hof;;;;',
      402: ';K;X;W 1;1067;Hof;;;;',
      404: ';K;#NV;W 1;97437;Hof;;;;',
      406: ';K;🏳️‍🌈;W 1;97437;Hof;;;;',
      408: `;K;${'x'.repeat(900_000)};W 1;97437;Hof;;;;`,
    }
    const leftOut: Record<number, [row: string, fields: string[]]> = {
      140: [';K;Notiz 1;W 1;97437;Hof;keine;;;', ['email']],
      160: [';K;Notiz 2;W 2;97437;Hof;;ftp://x.de;;', ['website']],
      180: [';K;Notiz 3;W 3;97437;Hof;;;fünfzig;10', ['lat']],
      200: [';K;Notiz 4;W 4;97437;Hof;;;50;', ['lon']],
      220: [';K;Notiz 5;W 5;97437;Hof;;;95;10', ['lat']],
      400: [';K;Notiz 6;W 6;97437;Hof;a@b@c.de;;;', ['email']],
    }
    const rows = Array.from(
      { length: 407 },
      (_, i) => faulty[i + 2] ?? leftOut[i + 2]?.[0] ?? `;K;Gut ${i + 2};Weg ${i + 2};97437;Hof;;;;`,
    )
    const csv = `UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Website;lat;lon\n${rows.join('\n')}\n`
    const { status, body } = await send(csv)
    expect(status).toBe(202)
    expect((await summary(body.id)).counts).toEqual({ new: 389, changed: 0, unchanged: 0, faulty: 18 })
    const { errors, notes } = await read('/api/uploadStatus')
    expect(errors.map(({ row }: { row: number }) => String(row))).toEqual(Object.keys(faulty))
    expect(publicDataOf(server.payload).entriesOfCategory('K')).toHaveLength(389)

    expect(notes.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(
      Object.entries(leftOut).flatMap(([row, [, fields]]) => fields.map((field) => [Number(row), field])),
    )

    const unread = (await rowsOf(body.id, 'faulty')).find(({ row }) => row === 402)
    expect(unread).toMatchObject({ name: 'X', category: 'K', street: 'W 1', plz: '1067', city: 'Hof' })

    const report = await server.text(`/api/importReport?id=${body.id}`, bearer())
    const lines = report.trimEnd().split('\r\n')
    expect(lines[0]).toBe('UUID;Kategorie;Name;Straße;PLZ;Ort;E-Mail;Website;lat;lon;Zeile;Fehler')
    expect(lines).toHaveLength(19)
    expect(lines[1]).toBe(`;;X;W 1;97437;Hof;;;;;20;Bitte wählen Sie eine Kategorie.`)
  })

  it('are stored exactly as they were', async () => {
    const count = 200
    const entries = randomEntries(count, 9)
    const csv = await exported(entries)
    const { body } = await send(csv)
    expect((await summary(body.id)).counts).toMatchObject({ new: count, faulty: 0 })
    const model = publicDataOf(server.payload)
    // Placed on the map meanwhile, where they had no position; nobody is shown whose places were free long ago.
    const stored = entries.map((entry) => {
      const { lat, lon, ...now } = { ...(model.entry(entry.uuid) ?? entry), places: entry.places }
      return entry.lat === null ? { ...now, lat: null, lon: null } : { ...now, lat, lon }
    })
    expect(await exported(stored)).toBe(csv)
    const again = await send(csv)
    const unchanged = { new: 0, changed: 0, unchanged: count, faulty: 0 }
    expect((await summary(again.body.id)).counts).toEqual(unchanged)
  }, 240_000)
})
