import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { onServer } from '../../testSuite.ts'

onServer('the way from a document to the site', async (server) => {
  await server.content.settings()

  const addressOf = async (slug: string, doc: object, language = 'de') => {
    const { config } = server.payload.collections[slug as 'entries']
    const req = { payload: server.payload, i18n: { language }, user: null } as unknown as PayloadRequest
    return config.admin.preview?.({ ...doc }, { req, locale: '', token: null })
  }
  const isFound = async (address: unknown) => (await server.get(String(address))).status

  it('leads to the public page of each', async () => {
    const { content } = server
    const entry = await content.entry({ name: 'Salon / Süd', category: 'Friseure' })
    const category = await server.payload.find({ collection: 'categories', depth: 0 })
    const top = await content.topCategory()
    const link = await content.link({ name: 'Amt', url: 'https://example.org' })
    const page = await content.page('assistance', '<p>Hilfe</p>')
    const file = await content.file('Plan Süd.txt', 'text', 'text/plain')
    const found = [
      await addressOf('entries', entry),
      await addressOf('categories', category.docs[0] ?? {}),
      await addressOf('top-categories', top),
      await addressOf('links', link),
      await addressOf('pages', page),
      await addressOf('files', file),
    ]
    expect(found).toEqual([
      `/categories/list/Friseure/Salon%20%2F%20S%C3%BCd?id=${entry.id}`,
      '/categories/list/Friseure',
      `/categories/top/${top.id}`,
      '/links',
      '/help',
      expect.stringMatching(/^\/api\/file\//),
    ])
    for (const address of found) expect(await isFound(address), String(address)).toBe(200)
  })

  it('speaks the language of the reader', async () => {
    const news = await server.content.news({ title: 'Fest' })
    expect(await addressOf('news', news, 'en')).toBe('/en/news')
  })

  it('is empty for documents that visitors cannot see', async () => {
    const { content } = server
    const entry = await content.entry({ name: 'Gelöscht' })
    const deletedAt = new Date().toISOString()
    expect(await addressOf('entries', { ...entry, deletedAt })).toBeNull()
    expect(await addressOf('entries', { ...entry, state: 'pending' })).toBeNull()
    expect(await addressOf('news', { id: 'x', deletedAt })).toBeNull()
    expect(await addressOf('links', { id: 'x', name: 'ohne Adresse', url: '' })).toBeNull()
  })
})
