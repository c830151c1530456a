import { namesOf, ok, onServer, refused } from '#testSuite.ts'

const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').toString('base64')

onServer('news with picture, days and drafts', async (server) => {
  const editor = await server.signIn('Editor')
  const admin = await server.signIn('Admin')

  const { post } = editor
  const save = (body: object) => post('addnewsentry', body)
  const all = () => editor.json('allnews')
  const item = { title: 'Fest', text: 'Am Main', occurDate: '2026-06-01' }

  it('an Editor uploads pictures only, each under a unique name', async () => {
    const store = (name: string, content: string) => post('savePicture', { name, content })
    await refused(store('a.svg', svg), 'file_refused')
    await refused(store('a.gif', Buffer.alloc(5 * 1024 * 1024 + 1, 'a').toString('base64')), 'too_large')
    const both = await Promise.all([store('Fest am Main.gif', gif), store('Fest am Main.gif', gif)])
    expect(both.map(({ path }) => path).sort()).toEqual([
      '/api/file/Fest%20am%20Main-2.gif',
      '/api/file/Fest%20am%20Main.gif',
    ])
    const pictures = await editor.json('pictures')
    expect(namesOf(pictures).sort()).toEqual(['Fest am Main-2.gif', 'Fest am Main.gif'])
  })

  it('a picture is set by path or name, stays if omitted, and is removed', async () => {
    const picture = '/api/file/Fest%20am%20Main.gif'
    for (const wrong of ['nirgends.gif', '/api/file/%', 'https://a.example/b.gif', '/api/file/..%2Fx'])
      await refused(save({ ...item, picture: wrong }), 'picture_unknown', 'picture')
    const { nuuid } = await save({ ...item, picture, pictureAlt: 'Zelte am Ufer' })
    expect(await server.json('news')).toMatchObject([{ picture, pictureAlt: 'Zelte am Ufer' }])
    const page = await server.text('/news')
    expect(page).toMatch(/<img[^>]*src="\/api\/file\/Fest%20am%20Main.gif"[^>]*alt="Zelte am Ufer"/)
    await save({ ...item, nuuid, picture: 'Fest am Main-2.gif' })
    expect(await server.json('news')).toMatchObject([{ picture: '/api/file/Fest%20am%20Main-2.gif' }])
    await save({ ...item, nuuid, website: '', email: '', phone: '' })
    expect(await server.json('news')).toMatchObject([{ picture: '/api/file/Fest%20am%20Main-2.gif' }])
    const remove = (name: string) => admin.post(`deleteFile?name=${encodeURIComponent(name)}`, {})
    await refused(remove('Fest am Main-2.gif'), 'file_in_use')
    await save({ ...item, nuuid, picture: '' })
    expect(await server.json('news')).toMatchObject([{ picture: '' }])
    await ok(remove('Fest am Main-2.gif'))

    const { versions } = await editor.json(`versions?noun=news&id=${nuuid}`)
    const [, before] = versions
    const [{ updatedAt }] = await all()
    const restored = { noun: 'news', id: nuuid, version: before.id, updatedAt }
    await ok(post('restore', restored))
    expect(await server.json('news')).toMatchObject([{ picture: '' }])
    await server.get(`removenews?id=${nuuid}`, { headers: editor.headers })
  })

  it('drafts and news of other days are for staff', async () => {
    for (const [change, code, field] of [
      [{ showFrom: 'morgen' }, 'date_invalid', 'showFrom'],
      [{ showFrom: '2026-02-02', showUntil: '2026-02-01' }, 'days_crossed', 'showUntil'],
    ] as const)
      await refused(save({ ...item, ...change }), code, field)
    const { nuuid } = await save({ ...item, draft: true })
    await save({ ...item, title: 'Später', showFrom: '9999-01-01' })
    await save({ ...item, title: 'Vorbei', showUntil: '2020-01-01' })
    const titles = async () => (await server.json('news')).map((one: typeof item) => one.title)
    expect(await titles()).toEqual([])
    expect(await all()).toMatchObject([
      { title: 'Vorbei', draft: false, showUntil: '2020-01-01' },
      { title: 'Später', showFrom: '9999-01-01' },
      { title: 'Fest', draft: true },
    ])
    await ok(save({ nuuid, draft: false }))
    expect(await titles()).toEqual(['Fest'])
    await ok(save({ nuuid, showFrom: '2020-01-02' }))
    await refused(save({ nuuid, showUntil: '2020-01-01' }), 'days_crossed')
    await refused(admin.rest('PATCH', `/news/${nuuid}`, { showUntil: '2020-01-01' }), 400)
    await ok(save({ nuuid, showFrom: '' }))
    await ok(save({ nuuid, showFrom: null, showUntil: '9999-12-31' }))
    expect(await titles()).toEqual(['Fest'])
  })
})
