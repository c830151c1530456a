import { beforeEach, expect, it } from 'vitest'
import { onServer } from '../testSuite.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

onServer('types of files', async (server) => {
  const admin = { Authorization: `Bearer ${await server.loginAs('Admin')}` }
  beforeEach(async () => {
    await server.payload.delete({ collection: 'files', where: {} })
  })

  const post = async (address: string, body: unknown) => {
    const response = await server.post(address, body, { headers: admin })
    return { status: response.status, ...(await response.json()) }
  }
  const save = (name: string, data: Buffer | string) =>
    post('/api/saveFile', { name, content: Buffer.from(data as string).toString('base64') })
  const names = () => server.json('/api/files', { headers: admin })

  it.each([
    ['bild.png', '<html><script>alert(1)</script></html>'],
    ['dokument.pdf', '<html><script>alert(1)</script></html>'],
    ['seite.html', '<html><script>alert(1)</script></html>'],
    ['bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['bild.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ])('never serves %s as something that runs', async (name, data) => {
    const { status } = await save(name, data)
    expect([200, 400]).toContain(status)
    if (status === 400) return
    const { headers } = await server.get(`/api/file/${name}`)
    expect(headers.get('content-type')).not.toMatch(/html|xml(?<!svg\+xml)/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
  })

  it('takes a page under no name and by no way', async () => {
    const page = '\uFEFF <!-- x --><!DOCTYPE html><script>alert(1)</script>'
    const content = Buffer.from(page).toString('base64')
    await save('haus.png', png)
    await save('plan.txt', 'alt')
    expect(await post('/api/savePicture', { name: 'neu.png', content })).toMatchObject({
      status: 400,
      code: 'file_refused',
    })
    for (const name of ['haus.png', 'plan.txt'])
      expect(await post('/api/saveFile', { name, content, replace: true })).toMatchObject({
        status: 400,
        code: 'file_type_differs',
      })
    const token = admin.Authorization.slice('Bearer '.length)
    const { docs } = await server.payload.find({ collection: 'files', sort: 'filename' })
    for (const [method, path] of [
      ['POST', '/files'],
      ['PATCH', `/files/${docs[0]?.id}`],
    ] as const) {
      const form = new FormData()
      form.append('_payload', '{}')
      form.append('file', new File([page], 'a.png', { type: 'image/png' }))
      expect((await server.rest(path, { method, token, body: form })).status).toBe(400)
    }
    expect(await names()).toEqual(['haus.png', 'plan.txt'])
    expect(Buffer.from(await (await server.get('/api/file/haus.png')).arrayBuffer())).toEqual(png)
    expect(await server.text('/api/file/plan.txt')).toBe('alt')
  })

  it.each([
    ['seite.html', '<html></html>'],
    ['bild.png', '<html></html>'],
    ['liste.txt', '\uFEFF\n<!DOCTYPE html>'],
    ['bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('refuses %s in words for people', async (name, data) => {
    const refusal = await save(name, data)
    expect(refusal).toMatchObject({ status: 400, code: 'file_refused', field: 'content' })
    expect(refusal.message).toContain('zur Sicherheit nicht')
    expect(await names()).toEqual([])
  })

  it('believes the bytes and not the name, also on the raw API', async () => {
    await save('bild.txt', png)
    const form = new FormData()
    form.append('_payload', '{}')
    form.append('file', new File(['%PDF-1.4 x'], 'a.txt', { type: 'text/plain' }))
    const token = admin.Authorization.slice('Bearer '.length)
    await server.rest('/files', { method: 'POST', token, body: form })
    const { docs } = await server.payload.find({ collection: 'files', sort: 'filename' })
    expect(docs.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'image/png'])
  })
})
