import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { serverOf } from '../../testSuite.ts'

for (const db of databases) {
  describe(`the lists of the admin UI are searched on ${db.name}`, async () => {
    const server = await serverOf(db)
    const content = contentOf(server.payload)
    await content.entry({ name: 'Bäckerei Groß', category: 'Läden', phone: '09521 4711' })
    await content.entry({ name: 'Salon', category: 'Friseure', city: 'Ebern', mobile: '+49 171 39200' })
    const gone = await content.entry({ name: 'Müller', category: 'Läden' })
    await server.payload.update({ collection: 'entries', id: gone.id, data: { deletedAt: '2026-01-01' } })
    await content.news({ title: 'Führung', phone: '09521/99' })
    await content.link({ name: 'Straßenverzeichnis' })
    const token = await server.loginAs('Editor')

    const find = async (slug: string, text: string, more = '') => {
      const where = `where[or][0][everything][like]=${encodeURIComponent(text)}`
      const { status, body } = await server.rest(`/${slug}?${where}${more}&sort=createdAt`, { token })
      expect(status).toBe(200)
      return body.docs.map(({ name, title }: { name?: string; title?: string }) => name ?? title)
    }

    it.each([
      ['entries', 'BACKEREI gross', ['Bäckerei Groß']],
      ['entries', 'laeden', ['Bäckerei Groß']],
      ['entries', '(09521) 47-11', ['Bäckerei Groß']],
      ['entries', '0171 3', ['Salon']],
      ['entries', '', ['Bäckerei Groß', 'Salon']],
      ['entries', 'gibt es nicht', []],
      ['news', 'fuhrung', ['Führung']],
      ['news', '0952199', ['Führung']],
      ['links', 'STRASSE', ['Straßenverzeichnis']],
      ['categories', 'läd', ['Läden']],
    ] as const)('in %s by %j', async (slug, text, names) => {
      expect(await find(slug, text)).toEqual(names)
    })

    it('together with other conditions, and in the trash', async () => {
      expect(await find('entries', 'läden', '&where[or][1][city][equals]=Ebern')).toEqual([
        'Bäckerei Groß',
        'Salon',
      ])
      expect(await find('entries', 'mueller')).toEqual([])
      expect(await find('entries', 'mueller', '&trash=true')).toEqual(['Müller'])
    })

    it('by staff only', async () => {
      const answer = await server.rest('/entries?where[everything][like]=salon')
      expect(answer.status, answer.text).toBe(400)
    })
  })
}
