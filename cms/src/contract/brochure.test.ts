import { expect, it } from 'vitest'
import { onDatabase, serverOf } from '../testSuite.ts'

onDatabase('a brochure that staff make', async (db) => {
  const whole = { chapters: [], greeting: '', locale: '', size: 'a5', print: 'normal', tone: 'colour' }
  const server = await serverOf(db)
  await server.content.entry({ name: 'Verein ohne Thema', category: 'Vereine' })

  /** Repeats the call until the booklet is ready. */
  async function booklet(ask: () => Promise<Response>): Promise<Response> {
    const response = await ask()
    return response.status === 503 ? booklet(ask) : response
  }
  const asStaff = async (role: 'Admin' | 'Editor') => ({
    headers: { Authorization: `Bearer ${await server.loginAs(role)}` },
  })

  it('what was kept is taken back by its line of the log, and comes back by that of this', async () => {
    const admin = await asStaff('Admin')
    const shown = async () => (await server.json('/api/settings')).brochure?.title ?? null
    const keep = async (title: string) =>
      (await booklet(() => server.post('/api/keepBrochure', { ...whole, title }, admin))).json()
    const { undo } = await keep('Heft eins')
    const second = await keep('Heft zwei')
    const take = async (id: string) => (await server.post('/api/undo', { id }, admin)).status
    expect(await shown()).toBe('Heft zwei')
    expect(await take(second.undo)).toBe(200)
    expect(await shown()).toBe('Heft eins')
    expect((await server.get(`/api/file/${encodeURIComponent(second.name)}`)).status).toBe(404)
    expect(await take(second.undo)).toBe(409)
    expect(await take(undo)).toBe(200)
    expect(await shown()).toBeNull()
    const { docs } = await server.payload.find({
      collection: 'logs',
      where: { and: [{ undoKind: { equals: 'delete' } }, { undoneAt: { exists: false } }] },
      sort: '-timestamp',
    })
    expect(await take(String(docs[0]?.id))).toBe(200)
    expect(await shown()).toBe('Heft eins')
  })

  it('a picture of the site stands on the cover where staff choose one', async () => {
    const editor = await asStaff('Editor')
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const saved = await server.post('/api/savePicture', { name: 'Main.png', content: pixel }, editor)
    const { name } = (await saved.json()) as { name: string }
    const picturesIn = async (cover?: string) => {
      const one = { ...whole, chapters: ['other'], ...(cover !== undefined && { cover }) }
      const response = await booklet(() =>
        server.post('/api/paperForStaff', { kind: 'brochure', ...one }, editor),
      )
      expect(response.status).toBe(200)
      const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
      return pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0
    }
    expect([await picturesIn(), await picturesIn('')]).toEqual([0, 0])
    expect(await picturesIn(name)).toBeGreaterThan(0)
    for (const cover of ['none.png', '../main.png', 'Heft eins.pdf'])
      expect(
        (await server.post('/api/paperForStaff', { kind: 'brochure', ...whole, cover }, editor)).status,
        cover,
      ).toBe(404)
  })
})
