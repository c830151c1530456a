import { beforeAll, expect, it } from 'vitest'
import { inOneLine, readPdf } from '../flows/paper/pdf.fixture.ts'
import type { TestServer } from '../testServer.ts'
import { onDatabase } from '../testSuite.ts'
import { paperServer } from './paper.fixture.ts'

onDatabase('what staff print', (db) => {
  const { server: served, whole, labels, booklet, read, asStaff } = paperServer(db)
  let server: TestServer
  beforeAll(() => {
    server = served()
  })

  it('is refused where what is asked is none', async () => {
    const editor = await asStaff('Editor')
    expect((await server.post('/api/paperForStaff', { kind: 'brochure' }, editor)).status).toBe(400)
    const wrong = { ...labels, sheet: '23' }
    expect((await server.post('/api/paperForStaff', wrong, editor)).status).toBe(400)
    for (const [asked, status, refusal] of [
      [
        { sheet: '21', first: 22 },
        400,
        { code: 'invalid', field: 'first', values: { max: 21, what: 'first_label' } },
      ],
      [{ town: 'Nirgendwo' }, 404, { code: 'not_found', field: 'town' }],
      [{ kind: 'phones', category: 'Nichts' }, 404, { code: 'not_found', field: 'category' }],
    ] as const) {
      const refused = await server.post('/api/paperForStaff', { ...labels, ...asked }, editor)
      expect([refused.status, await refused.json()]).toEqual([status, expect.objectContaining(refusal)])
    }
    expect(JSON.stringify(await server.json('/api/action_logs', editor))).not.toMatch(/"count":"?0\b/)
  })

  it('the whole has chosen chapters, a greeting that is kept, and indexes when there is enough', async () => {
    const editor = await asStaff('Editor')
    const { content } = server
    for (let i = 10; i < 22; i++)
      await content.entry({ name: `Laden ${i}`, category: 'Vereine', city: 'Zeil' })
    const greeting = 'Liebe Leser,\n\nalles #Gute!'
    const { text, title } = await read(() =>
      server.post('/api/paperForStaff', { kind: 'brochure', ...whole, greeting }, editor),
    )
    const line = inOneLine(text)
    expect(title).toBe('Wegweiser der Probe – Angebote und Hilfen für ältere Menschen: Haßberge')
    expect(line).toContain('alles #Gute!')
    // In two topics, the index by name and the one by town; Vereine: in the last chapter.
    expect(line.split('Haarhaus').length - 1).toBe(4)
    expect(line.split('Laden 15').length - 1).toBe(3)
    expect(line.indexOf('Weitere Angebote')).toBeGreaterThan(-1)
    expect(await server.json('/api/brochureform', editor)).toMatchObject({ greeting })
    const one = { ...whole, greeting, chapters: ['other'] }
    const rest = await read(() => server.post('/api/paperForStaff', { kind: 'brochure', ...one }, editor))
    expect(rest.text).not.toContain('Haarhaus')
  })

  it('a title with a slash names a file without one', async () => {
    const admin = await asStaff('Admin')
    const body = { ...whole, title: 'Wegweiser 2026/27' }
    const stored = await booklet(() => server.post('/api/keepBrochure', body, admin))
    const { name } = (await stored.json()) as { name: string }
    expect(name).toBe('Wegweiser 2026-27.pdf')
    expect((await server.json('/api/settings')).brochure.title).toBe('Wegweiser 2026/27')
    await server.post(`/api/deleteFile?name=${encodeURIComponent(name)}`, {}, admin)
  })

  it('an Admin keeps one: a file, a link on the home page, gone with the file', async () => {
    const admin = await asStaff('Admin')
    const title = 'Seniorenwegweiser, Stand November 2026'
    const body = { ...whole, title }
    const stored = await booklet(() => server.post('/api/keepBrochure', body, admin))
    expect(stored.status).toBe(200)
    const { name } = (await stored.json()) as { name: string }
    const { brochure } = await server.json('/api/settings')
    expect(brochure.title).toBe(title)
    const file = await server.get(brochure.path)
    expect((await readPdf(new Uint8Array(await file.arrayBuffer()))).text).toContain('Haarhaus')
    expect(await server.text('/')).toContain(`href="${brochure.path}"`)
    const lines = await server.json('/api/action_logs', admin)
    expect(JSON.stringify(lines)).toContain('brochure_kept')
    await server.post(`/api/deleteFile?name=${encodeURIComponent(name)}`, {}, admin)
    expect((await server.json('/api/settings')).brochure).toBeNull()
  })

  it('labels begin where one says, and the telephone list names all with a number; both are in the log', async () => {
    const editor = await asStaff('Editor')
    const town = { ...labels, town: 'Ebern', first: 24 }
    const sheets = await read(() => server.post('/api/paperForStaff', town, editor))
    expect(sheets.pages.map((page) => inOneLine(page).trim())).toEqual([
      'Adler Hauptstraße 1 96106 Ebern',
      'Zum Löwen Hauptstraße 1 96106 Ebern',
    ])
    const { categories } = await server.json('/api/brochureform', editor)
    const ofCategory = { ...labels, category: categories.find((name: string) => name === 'Friseure') }
    const some = await read(() => server.post('/api/paperForStaff', ofCategory, editor))
    expect(inOneLine(some.text)).toMatch(/^\s*Haarhaus(?:(?!Adler).)*Salon Änne(?:(?!Adler).)*$/)
    const phones = await read(() => server.post('/api/paperForStaff', { ...labels, kind: 'phones' }, editor))
    expect(inOneLine(phones.text)).toMatch(/Adler Ebern.*Haarhaus Haßfurt.*Verein ohne Thema/s)
    const told = JSON.stringify(await server.json('/api/action_logs', editor))
    expect([told.includes('labels_printed'), told.includes('phones_printed')]).toEqual([true, true])
  })
})
