import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { containsPosition, photo } from '#lib/pictures/photo.fixture.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { emptyBeforeEach, ok, onServer, refused, uploadOf } from '#testSuite.ts'

onServer('pictures', async (server) => {
  const admin = await server.signIn('Admin')
  const editor = await server.signIn('Editor')
  const large = await photo('jpeg', { width: 2400, height: 1200, orientation: 6 })
  emptyBeforeEach(server)

  const send = (call: string, body: object, by = admin) => by.post(call, body)
  const save = (name: string, data: Buffer, replace = false) =>
    send('saveFile', { name, content: data.toString('base64'), replace })
  const bytesOf = async (name: string, query = '') =>
    Buffer.from(await (await server.get(`file/${name}${query}`)).arrayBuffer())
  const expectSmall = async (name: string) => {
    const bytes = await bytesOf(name)
    const { width, height, orientation = 1 } = await sharp(bytes).metadata()
    expect([width, height, orientation], name).toEqual([1000, 2000, 1])
    expect(await containsPosition(bytes), name).toBe(false)
  }

  it('are shrunk without metadata on every upload, and keep name and format', async () => {
    expect(await save('a.jpg', large)).toMatchObject({ status: 200, name: 'a.jpg' })
    await expectSmall('a.jpg')
    await save('b.jpg', await photo('jpeg', { width: 30, height: 20 }))
    await ok(save('b.jpg', large, true))
    await expectSmall('b.jpg')
    await send('savePicture', { name: 'c.jpg', content: large.toString('base64') }, editor)
    await expectSmall('c.jpg')
    // As from a camera: larger than a stored picture may be.
    const heavyPhoto = Buffer.concat([large, Buffer.alloc(6 * 1024 * 1024)])
    await send('savePicture', { name: 'e.jpg', content: heavyPhoto.toString('base64') }, editor)
    await expectSmall('e.jpg')
    await admin.rest('POST', '/files', uploadOf('d.jpg', large, 'image/jpeg'))
    await expectSmall('d.jpg')
    // Bytes after the picture make it large enough for a file; browsers ignore them.
    const heavy = Buffer.concat([
      await photo('png', { width: 2400, height: 1200, orientation: 6 }),
      Buffer.alloc(40_000, 1),
    ])
    const little = await photo('jpeg', { width: 30, height: 20 })
    const images = [['png', heavy] as const, ['jpeg', little] as const].map(
      ([kind, data]) => `<img src="data:image/${kind};base64,${data.toString('base64')}">`,
    )
    const { content } = await send('saveHtml?name=privacy', { html: `<p>${images.join('')}</p>` })
    const [, pasted = ''] = /src="\/api\/file\/([^"]+)"/.exec(content) ?? []
    const [, inside = ''] = /base64,([^"]+)"/.exec(content) ?? []
    expect(await containsPosition(Buffer.from(inside, 'base64'))).toBe(false)
    await expectSmall(pasted)
  })

  it('exist in three widths only, deleted with the file', async () => {
    await save('a.jpg', await photo('jpeg', { width: 1200, height: 600 }))
    const widthOf = async (query: string) => (await sharp(await bytesOf('a.jpg', query)).metadata()).width
    const widths = []
    for (const query of ['', '?w=', '?w=480', '?w=960', '?w=1600']) widths.push(await widthOf(query))
    expect(widths).toEqual([1200, 1200, 480, 960, 1200])
    for (const w of ['481', '4800000', '-1', 'x']) await refused(server.get(`file/a.jpg?w=${w}`), 400)
    const narrow = await server.get('file/a.jpg?w=480')
    const headers = { 'If-None-Match': narrow.headers.get('etag') ?? '' }
    expect((await server.get('file/a.jpg?w=480', { headers })).status).toBe(304)
    await ok(server.get('file/a.jpg?w=960', { headers }))
    const kept = async () => {
      const folder = path.join(runtimeOf(server.payload).incomingDir, '../pictures')
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return found.filter((entry) => entry.isFile()).length
    }
    expect(await kept()).toBe(2)
    expect(await admin.json('files')).toEqual(['a.jpg'])
    await save('a.jpg', await photo('jpeg', { width: 1000, height: 1000 }), true)
    expect(await kept()).toBe(0)
    const { height } = await sharp(await bytesOf('a.jpg', '?w=480')).metadata()
    expect(height).toBe(480)
    await send('deleteFile?name=a.jpg', {})
    expect(await kept()).toBe(0)
    await refused(server.get('file/a.jpg?w=480'), 404)
  })

  it('that are animated or SVG come unchanged in every width', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 700, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = [await frame('red'), await frame('blue')]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    await save('a.webp', moving)
    await save('b.svg', svg)
    expect((await bytesOf('a.webp', '?w=480')).equals(moving)).toBe(true)
    expect((await bytesOf('b.svg', '?w=480')).equals(svg)).toBe(true)
  })

  it('have size and widths on pages and in news, also after a replacement', async () => {
    await save('a.jpg', await photo('jpeg', { width: 1200, height: 600 }))
    const html = '<p><img src="/api/file/a.jpg" alt="Fest"></p><p><img src="/api/file/a.jpg" width="300"></p>'
    await send('saveHtml?name=privacy', { html })
    await send('addnewsentry', { title: 'Fest', text: 'Am Main', occurDate: '2026-06-01', picture: 'a.jpg' })
    const page = async () => (await server.json('getHtml?name=privacy')).content
    const set = 'srcset="/api/file/a.jpg?w=480 480w, /api/file/a.jpg?w=960 960w, /api/file/a.jpg 1200w"'
    const shown = await page()
    expect(shown).toContain(
      `<img src="/api/file/a.jpg" alt="Fest" decoding="async" ${set} sizes="min(100vw, 44rem, 1200px)" width="1200" height="600">`,
    )
    expect(shown).toContain('sizes="min(100vw, 44rem, 1200px)" height="150">')
    expect(await server.json('news')).toMatchObject([{ pictureWidth: 1200, pictureHeight: 600 }])
    expect(await server.text('/news')).toMatch(/<img[^>]*width="1200" height="600"/)
    await save('a.jpg', await photo('jpeg', { width: 400, height: 600 }), true)
    expect(await page()).toContain('alt="Fest" decoding="async" width="400" height="600">')
    expect(await server.json('news')).toMatchObject([{ pictureWidth: 400, pictureHeight: 600 }])
  })
})
