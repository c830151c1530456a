import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { fileLimits } from '#shared/fileLimits'
import { png } from '#testContent.ts'
import { emptyBeforeEach, ok, onServer, refused, statusesOf, uploadOf } from '#testSuite.ts'
import cases from './files.fixture.json' with { type: 'json' }

onServer('files', async (server) => {
  const { content } = server
  const editor = await server.signIn('Editor')
  const admin = await server.signIn('Admin')
  emptyBeforeEach(server)

  const post = (address: string, body: unknown, by = editor) => by.post(address, body)
  const { log } = editor

  const fileOf = (name: string, data: Buffer | string) => ({
    name,
    content: Buffer.from(data as string).toString('base64'),
  })
  const save = (name: string, data: Buffer | string) => post('saveFile', fileOf(name, data), admin)
  const names = () => admin.json('files')
  const undo = (id?: string) => admin.post('undo', { id })
  const large = Buffer.alloc(700_000, 'Zeile\n')
  const isLarge = async () =>
    Buffer.from(await (await server.get('file/Plan.txt')).arrayBuffer()).equals(large)
  const remove = (name: string) => post(`deleteFile?name=${encodeURIComponent(name)}`, {}, admin)

  it.each(Object.entries(cases.refused))('refuses a file with %s', async (_, { code, ...body }) => {
    await refused(post('saveFile', body, admin), code)
    expect(await names()).toEqual([])
  })

  it.each([...Object.entries(cases.names), [`${'x'.repeat(300)}.txt`, `${'x'.repeat(116)}.txt`]])(
    'cleans the name %j',
    async (name, clean) => {
      expect(await save(name, 'Text')).toMatchObject({ status: 200, name: clean })
      expect(await names()).toEqual([clean])
      expect(await server.text(`file/${encodeURIComponent(clean)}`)).toBe('Text')
    },
  )

  it('accepts base64 with and without a data URL prefix, and no name twice', async () => {
    const content = png.toString('base64')
    const body = { name: 'b.png', content: `data:image/png;base64,${content}` }
    const answers = await Promise.all([post('saveFile', body, admin), post('saveFile', body, admin)])
    expect(statusesOf(answers)).toEqual([200, 409])
    await ok(save('a.png', png))
    await refused(save('x/a.png', png), 'file_exists')
    expect(await names()).toEqual(['a.png', 'b.png'])
    expect(await log()).toEqual([
      ['Datei angelegt', 'a.png'],
      ['Datei angelegt', 'b.png'],
    ])
  })

  it('is replaced under its name; a client with the old version gets the new one', async () => {
    const replace = (name: string, data: Buffer | string) =>
      post('saveFile', { ...fileOf(name, data), replace: true }, admin)
    await save('Plan.txt', 'alt')
    await save('b.png', png)
    await content.page('about', '<p><a href="/api/file/Plan.txt">Plan</a></p>')
    await content.news({ text: 'Siehe /api/file/Plan.txt.' })
    await content.news({ website: 'https://site.example/api/file/Plan.txt' })
    await content.news({ title: 'Weg', picture: 'b.png', deletedAt: '2026-01-01T00:00:00.000Z' })
    await content.link({ name: 'Plan als Text', url: 'https://site.example/api/file/Plan.txt' })
    const old = await server.get('file/Plan.txt')
    const etag = old.headers.get('etag') ?? ''
    await refused(replace('nirgends.txt', 'neu'), 404)
    await refused(replace('Plan.txt', png), 'file_type_differs')
    expect(await server.text('file/Plan.txt')).toBe('alt')
    // Of the same length, so that only the validator differs.
    expect((await ok(replace('Plan.txt', 'neu'))).message).toBe('Die Datei wurde ersetzt.')
    const fresh = await server.get('file/Plan.txt', { headers: { 'If-None-Match': etag } })
    expect([fresh.status, await fresh.text()]).toEqual([200, 'neu'])
    expect(fresh.headers.get('cache-control')).toBe('no-cache')
    expect(await names()).toEqual(['b.png', 'Plan.txt'])
    expect(await admin.json('filedetails')).toMatchObject([
      { name: 'b.png', type: 'image/png', uses: [{ kind: 'trashedNews', name: 'Weg' }] },
      {
        name: 'Plan.txt',
        size: 3,
        uses: [{ kind: 'page' }, { kind: 'news' }, { kind: 'news' }, { kind: 'link', name: 'Plan als Text' }],
      },
    ])
    expect((await remove('Plan.txt')).message).toContain('Link „Plan als Text“')
    expect((await log())[0]).toEqual(['Datei geändert', 'Plan.txt'])
  })

  it('is restored byte by byte after it was replaced, and replaced again by redo', async () => {
    const replace = async (content: Buffer | string): Promise<string> =>
      (await post('saveFile', { ...fileOf('Plan.txt', content), replace: true }, admin)).undo
    const lines = () => admin.json('action_logs')
    const isFormer = { former: { exists: true } }
    const kept = async () => (await server.docs('file-parts')).filter(({ former }) => former).length
    await save('Plan.txt', large)
    const first = await replace('neu')
    expect((await editor.json('action_logs'))[0]).toMatchObject({ canUndo: false, hasVersions: false })
    expect(await undo(first)).toMatchObject({ kind: 'replace', name: 'Plan.txt' })
    expect(await isLarge()).toBe(true)
    await ok(undo((await lines())[0].auuid))
    expect(await server.text('file/Plan.txt')).toBe('neu')

    const [second, third] = [await replace('zwei'), await replace('drei')]
    await refused(undo(second), 'changed_since')
    await ok(undo(third))
    const last = await replace('vier')
    const beginning = { and: [isFormer, { place: { equals: 0 } }] }
    await server.payload.db.deleteMany({ collection: 'file-parts', where: beginning })
    await refused(undo(last), 'nothing_to_undo')
    expect(await kept()).toBeGreaterThan(0)
    const removed = await remove('Plan.txt')
    expect(await kept()).toBe(1)
    await refused(undo(last), 404)
    expect(await undo(removed.undo)).toMatchObject({ kind: 'delete', name: 'Plan.txt' })
    expect(await server.text('file/Plan.txt')).toBe('vier')
    expect(await kept()).toBe(0)
  })

  it('is restored after it was deleted, unless another one has its name', async () => {
    await save('Plan.txt', large)
    const stored = () => server.docs('files')
    const { id, mimeType } = (await stored())[0] ?? {}
    const { undo: line } = await remove('Plan.txt')
    expect(await names()).toEqual([])
    await save('Plan.txt', 'jemand anderes')
    await refused(undo(line), 'changed_since')
    await server.remove('files')
    await refused(editor.post('undo', { id: line }), 403)
    expect(await undo(line)).toMatchObject({ kind: 'delete', name: 'Plan.txt' })
    expect(await isLarge()).toBe(true)
    expect(await stored()).toMatchObject([{ id, mimeType, filename: 'Plan.txt' }])
    expect((await log())[0]).toEqual(['Datei wiederhergestellt', 'Plan.txt'])
    await refused(undo(line), 'nothing_to_undo')
  })

  it('is restored, too, if the CMS changed name and type, unless the name is taken', async () => {
    const { id } = await content.file('alt.txt', 'alt', 'text/plain')
    await ok(admin.rest('PATCH', `/files/${id}`, uploadOf('neu.png', png, 'image/png')))
    expect(await names()).toEqual(['neu.png'])
    const [line] = await admin.json('action_logs')
    await save('alt.txt', 'jemand anderes')
    await refused(undo(line.auuid), 'changed_since')
    await remove('alt.txt')
    expect(await undo(line.auuid)).toMatchObject({ name: 'alt.txt' })
    expect([await names(), await server.text('file/alt.txt')]).toEqual([['alt.txt'], 'alt'])
    await refused(server.get('file/neu.png'), 404)
  })

  it('keeps its content if replacing fails', async () => {
    const { id } = await content.file('a.txt', 'alt', 'text/plain')
    const act = inTransaction(server.payload, async (req) => {
      await server.payload.update({
        collection: 'files',
        id,
        data: {},
        file: { name: 'a.txt', data: Buffer.from('neu'), mimetype: 'text/plain', size: 3 },
        overwriteExistingFiles: true,
        req,
      })
      throw new Error('something else went wrong')
    })
    await expect(act).rejects.toThrow('something else')
    expect(await server.text('file/a.txt')).toBe('alt')
  })

  it('counts the size after decoding', async () => {
    await ok(save('gross.txt', Buffer.alloc(fileLimits.file, 'a')))
    await refused(save('groesser.txt', Buffer.alloc(fileLimits.file + 1, 'a')), 'too_large')
    expect(await names()).toEqual(['gross.txt'])
  })

  it('refuses to delete a file in use, and says where it is used', async () => {
    const file = await content.file('haus.png', png, 'image/png')
    await content.topCategory({ image: file.id } as never)
    await content.page('assistance', '<p><a href="/api/file/haus.png">Haus</a></p>')
    await refused(remove('nichts.png'), 'not_found')
    const refusal = await remove('haus.png')
    expect(refusal).toMatchObject({ code: 'file_in_use' })
    expect(refusal.message).toContain('Thema „Wohnen“, Seite „Hilfe“')
    await ok(server.get('file/haus.png'))
    await server.remove('top-categories')
    await server.payload.db.deleteMany({ collection: 'pages', where: {} })
    await ok(remove('haus.png'))
    await refused(server.get('file/haus.png'), 404)
    expect(await log()).toEqual([['Datei entfernt', 'haus.png']])
  })
})
