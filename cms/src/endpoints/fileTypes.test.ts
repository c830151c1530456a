import { png } from '#testContent.ts'
import { onServer, refused, uploadOf } from '#testSuite.ts'

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
    const [known] = await server.docs('files', {}, 'filename')
    const form = () => uploadOf('a.png', page, 'image/png')
    await refused(admin.rest('POST', '/files', form()), 400)
    await refused(admin.rest('PATCH', `/files/${known?.id}`, form()), 400)
    expect(await names()).toEqual(['haus.png', 'plan.txt'])
    expect(Buffer.from(await (await server.get('file/haus.png')).arrayBuffer())).toEqual(png)
    expect(await server.text('file/plan.txt')).toBe('alt')
  })

  it('refuses scripts in a picture, in plain words', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const refusal = await save('bild.svg', script)
    expect(refusal).toMatchObject({ code: 'file_refused', field: 'content' })
    expect(refusal.message).toContain('zur Sicherheit nicht')
  })

  it('depend on the bytes, not the name, also in Payload REST', async () => {
    await save('bild.txt', png)
    await admin.rest('POST', '/files', uploadOf('a.txt', '%PDF-1.4 x', 'text/plain'))
    const docs = await server.docs('files', {}, 'filename')
    expect(docs.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'image/png'])
  })
})
