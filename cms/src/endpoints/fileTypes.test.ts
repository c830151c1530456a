import { refused } from '../testActing.ts'
import { png } from '../testContent.ts'
import { onServer } from '../testSuite.ts'

onServer('types of files', async (server) => {
  const admin = await server.signIn('Admin')
  beforeEach(async () => {
    await server.remove('files')
  })

  const { post } = admin
  const save = (name: string, data: Buffer | string) =>
    post('saveFile', { name, content: Buffer.from(data as string).toString('base64') })
  const names = () => admin.json('files')

  it('refuses a web page under every name, in every call', async () => {
    const page = '\uFEFF <!-- x --><!DOCTYPE html><script>alert(1)</script>'
    const content = Buffer.from(page).toString('base64')
    await save('haus.png', png)
    await save('plan.txt', 'alt')
    await refused(post('savePicture', { name: 'neu.png', content }), 'file_refused')
    for (const name of ['haus.png', 'plan.txt'])
      await refused(post('saveFile', { name, content, replace: true }), 'file_type_differs')
    const token = admin.token
    const docs = await server.docs('files', {}, 'filename')
    for (const [method, path] of [
      ['POST', '/files'],
      ['PATCH', `/files/${docs[0]?.id}`],
    ] as const) {
      const form = new FormData()
      form.append('_payload', '{}')
      form.append('file', new File([page], 'a.png', { type: 'image/png' }))
      await refused(server.rest(path, { method, token, body: form }), 400)
    }
    expect(await names()).toEqual(['haus.png', 'plan.txt'])
    expect(Buffer.from(await (await server.get('file/haus.png')).arrayBuffer())).toEqual(png)
    expect(await server.text('file/plan.txt')).toBe('alt')
  })

  it.each([
    ['seite.html', '<html></html>'],
    ['bild.png', '<html><script>alert(1)</script></html>'],
    ['bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('refuses %s in plain words', async (name, data) => {
    const refusal = await save(name, data)
    expect(refusal).toMatchObject({ code: 'file_refused', field: 'content' })
    expect(refusal.message).toContain('zur Sicherheit nicht')
    expect(await names()).toEqual([])
  })

  it('depend on the bytes, not the name, also in Payload REST', async () => {
    await save('bild.txt', png)
    const form = new FormData()
    form.append('_payload', '{}')
    form.append('file', new File(['%PDF-1.4 x'], 'a.txt', { type: 'text/plain' }))
    const token = admin.token
    await server.rest('/files', { method: 'POST', token, body: form })
    const docs = await server.docs('files', {}, 'filename')
    expect(docs.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'image/png'])
  })
})
