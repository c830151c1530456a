import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { TestDatabase } from '#database/testDatabases.ts'
import { readPdf } from '#features/paper/pdf.fixture.ts'
import { everyLimit } from '#testServer.ts'
import { serverOf } from '#testSuite.ts'

const providers = [
  { name: 'Zum Löwen', category: 'Mittagstisch', phone: '09531 10020', city: 'Ebern', plz: '96106' },
  {
    ...{ name: 'Adler', category: 'Mittagstisch', phone: '09531 4711', city: 'Ebern', plz: '96106' },
    barrierfree: true,
  },
  { name: 'Salon Änne', category: 'Friseure', phone: '09521 2233', homeVisits: true, serviceArea: 'Ebern' },
  { name: 'Haarhaus', category: 'Friseure', phone: '09521 8877' },
  { name: 'Verein ohne Thema', category: 'Vereine', mobile: '0171 5566' },
]

export async function paperServer(db: TestDatabase) {
  const server = await serverOf(db, { rateLimits: everyLimit() })
  const { content } = server
  const ids: Record<string, string> = {}
  const kept = async () =>
    (await readdir(path.join(server.settings.dataDir, 'paper'), { recursive: true }).catch(() => [])).filter(
      (name) => name.endsWith('.pdf'),
    )
  const whole = { chapters: [], greeting: '', locale: '', size: 'a5', print: 'normal', tone: 'colour' }
  const labels = { kind: 'labels', sheet: '24', first: 1, category: '', town: '' }

  const places = 'Ebern; Ebern; 96106;50.09;10.79'
  await content.settings({ siteTitle: 'Wegweiser der Probe', phone: '09521 111', places })
  for (const fields of providers) ids[fields.name] = String((await content.entry(fields)).id)
  const docs = await server.docs('categories')
  const of = (...names: string[]) => docs.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const labelsOfTopic = { name: 'Essen und Haare', names: { en: 'Food and hair' } }
  const categories = of('Mittagstisch', 'Friseure')
  /** All but one provider belong to this topic. */
  const topic = String((await content.topCategory({ ...labelsOfTopic, categories })).id)
  await content.topCategory({ name: 'Nur Haare', order: 1, categories: of('Friseure') })

  async function booklet(ask: () => Promise<Response>): Promise<Response> {
    for (;;) {
      const response = await ask()
      if (response.status !== 503) return response
      const said = { code: 'being_made', values: { place: expect.any(Number) } }
      expect(await response.json()).toMatchObject(said)
    }
  }
  async function read(ask: () => Promise<Response>) {
    const response = await booklet(ask)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    return readPdf(new Uint8Array(await response.arrayBuffer()))
  }
  return { server, topic, ids, kept, whole, labels, booklet, read }
}
