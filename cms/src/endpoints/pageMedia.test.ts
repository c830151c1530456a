import { bearer } from '#testServer.ts'
import { onServer } from '#testSuite.ts'

const external =
  '<p>Vorn <img src="https://a.example/b.png" alt="Fest: am Main" width="300"> hinten</p><p><a href="https://c.example/"><img src="https://a.example/d.png" alt=""></a></p><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube-nocookie.com/embed/abc"></iframe><p><a href="/kontakt">Mehr <img src="https://a.example/e.png"></a></p>'

onServer('pages with external media', async (server) => {
  const editor = await server.signIn('Editor')
  const admin = await server.signIn('Admin')
  beforeEach(() => server.payload.db.deleteMany({ collection: 'pages', where: {} }))

  const save = (html: string) => admin.post('saveHtml?name=assistance', { html })
  const page = () => server.json('getHtml?name=assistance')
  const read = async (): Promise<string> => (await editor.json('getHtml?name=assistance')).content

  it('go unchanged to staff, with boxes to visitors and stale tokens, also from a warm cache', async () => {
    await save(external)
    const url = '/api/getHtml?name=assistance'
    const visitors = await server.get(url)
    const shown = await visitors.json()
    expect(shown.content).not.toMatch(/<(?:iframe|img)/)
    const etag = visitors.headers.get('etag') ?? ''
    for (const ask of [
      server.get,
      (path: string, init?: RequestInit) => server.get(path.replace('/api', '/cms/api/contract'), init),
    ]) {
      const unknown = await ask(url)
      expect(unknown.headers.get('vary')).toMatch(/Authorization/)
      expect(await unknown.json()).toEqual(shown)
      for (const { headers } of [editor, admin]) {
        const answer = await ask(url, { headers: { ...headers, 'If-None-Match': etag } })
        const told = ['cache-control', 'etag', 'vary'].map((name) => answer.headers.get(name))
        expect([answer.status, ...told]).toEqual([
          200,
          'no-store',
          null,
          expect.stringMatching(/Authorization/),
        ])
        expect(await answer.json()).toEqual({ content: external, updatedAt: expect.any(String) })
      }
      const token = await server.loginAs('Editor')
      await server.as(token).post('logout')
      for (const stale of [token, 'x.y.z', '']) {
        const answer = await ask(url, { headers: bearer(stale) })
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
        expect(await answer.json()).toEqual(shown)
      }
    }
  })

  it('keep a video in a paragraph, as valid HTML for visitors', async () => {
    const video =
      '<iframe class="ql-video" src="https://www.youtube.com/embed/abc" allowfullscreen="true"></iframe>'
    const html = `<p>Vorn ${video} hinten</p><p><strong>${video}</strong></p>${video}<ul><li>${video}</li></ul>`
    await save(html)
    expect(await read()).toBe(html)
    const { content: shown } = await page()
    expect(shown).not.toMatch(/<p>(?:(?!<\/p>).)*<figure/)
  })

  it('keep only the text of a forged box', async () => {
    const box = '<span class="external-media" data-kind="image" data-src="javascript:x" data-onerror="x">'
    const video = '<span class="external-media" data-kind="video" data-src="https://evil.example/">c</span>'
    await save(`<p>a${box}<a href="javascript:x">b</a></span>${video}</p>`)
    expect(await read()).toBe('<p>abc</p>')
  })
})
