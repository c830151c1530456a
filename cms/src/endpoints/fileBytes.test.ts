import { findBytes } from '#lib/fileBytes/fileBytes.ts'
import { onServer, refused, uploadOf } from '#testSuite.ts'

onServer('the bytes of files', async (server) => {
  const admin = await server.signIn('Admin')
  const { token } = admin
  const upload = async (name: string, content: string | Buffer, id?: string) => {
    const form = uploadOf(name, content, 'text/plain')
    const sent = id ? admin.rest('PATCH', `/files/${id}`, form) : admin.rest('POST', '/files', form)
    return (await sent).body.doc
  }

  it('are stored, read in parts, replaced and deleted through Payload REST too', async () => {
    const { id, filename } = await upload('roh?.txt', '0123456789')
    expect(filename).toBe('roh-.txt')
    const part = (Range: string) => server.rest(`/files/file/${filename}`, { token, headers: { Range } })
    const whole = await server.rest(`/files/file/${filename}`, { token })
    expect([whole.status, whole.text]).toEqual([200, '0123456789'])
    expect(whole.headers.get('content-security-policy')).toMatch(/sandbox/)
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('content-type')).toBe('text/plain')
    const middle = await part('bytes=3-6')
    expect([middle.status, middle.text]).toEqual([206, '3456'])
    expect(middle.headers.get('content-range')).toBe('bytes 3-6/10')
    await refused(part('bytes=20-30'), 416)
    await refused(server.rest(`/files/file/${filename}`), 403)
    const replaced = await upload('ersetzt.txt', 'anders', id)
    expect(await server.text(`file/${replaced.filename}`)).toBe('anders')
    await refused(server.get(`file/${filename}`), 404)
    await admin.rest('DELETE', `/files/${id}`)
    await refused(server.get(`file/${replaced.filename}`), 404)
    expect(await server.count('file-parts', { file: id })).toBe(0)
  })

  it('stay those of the old file in a read that began before its replacement', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, i) => 33 + (i % 90)))
    const { id } = await upload('lang.txt', bytes)
    const found = await findBytes(server.payload, id)
    const [from, to] = [262_140, 524_300]
    const chunks = found?.read({ start: from, end: to }).iterator() as AsyncIterator<Buffer>
    const first = (await chunks.next()).value as Buffer
    await upload('lang.txt', 'kurz', id)
    const rest: Buffer[] = []
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) rest.push(next.value)
    expect(Buffer.concat([first, ...rest]).equals(bytes.subarray(from, to + 1))).toBe(true)
    expect((await findBytes(server.payload, id))?.size).toBe(4)
  })
})
