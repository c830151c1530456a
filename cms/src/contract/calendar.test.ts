import { plainNewsText } from '@directory/shared/newsText'
import ICAL from 'ical.js'
import { afterEach, expect, it } from 'vitest'
import { dayMs, moveClock } from '../clock.ts'
import { importRetention } from '../flows/imports/expireImports.ts'
import { cleanUp } from '../flows/retention/cleanUp.ts'
import { readModelOf } from '../readModel/live/readModel.ts'
import { freePort } from '../server/testProcess.ts'
import { onDatabase, serverOf } from '../testSuite.ts'

const origin = 'https://wegweiser.example'
const title = 'Tanz, Musik; "Kuchen" \\ und mehr: ein Nachmittag für alle, die gern dabei sind 💃'
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

onDatabase('news in a calendar', async (db) => {
  const server = await serverOf(db, { publicUrl: origin, port: await freePort() })
  const { content } = server
  await content.settings({ siteTitle: 'Wegweiser' })
  afterEach(() => moveClock(0))

  /** Uses a parser that is not ours. */
  const read = async (query = '') => {
    const response = await server.get(`/api/calendar${query}`)
    expect([query, response.status]).toEqual([query, 200])
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    const events = calendar.getAllSubcomponents('vevent').map((event) => ({
      ...new ICAL.Event(event),
      event: new ICAL.Event(event),
      status: event.getFirstPropertyValue('status'),
      changed: String(event.getFirstPropertyValue('last-modified')),
      url: event.getFirstPropertyValue('url'),
    }))
    return { response, calendar, of: (id: string) => events.filter(({ event }) => event.uid === id) }
  }
  const change = (id: string, data: object) =>
    server.payload.update({ collection: 'news', id, data, trash: true })

  it('are whole days, the last of a year among them, under an address that leads to the item', async () => {
    const { id } = await content.news({
      title,
      occurDate: '2027-12-31',
      text: 'Am Main & mehr<br>ab 14 Uhr',
    })
    for (const query of ['', `?id=${id}`]) {
      const { of, response } = await read(query)
      const [one, ...more] = of(String(id))
      expect(more).toEqual([])
      expect(one?.event.summary).toBe(title)
      expect(one?.event.description).toBe(plainNewsText('Am Main &amp; mehr<br>ab 14 Uhr'))
      expect([one?.event.startDate.isDate, String(one?.event.startDate), String(one?.event.endDate)]).toEqual(
        [true, '2027-12-31', '2028-01-01'],
      )
      expect(one?.url).toBe(`${origin}/news#news-${id}`)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    }
  })

  it('are followed when they change: the same id, a higher number', async () => {
    const { id } = await content.news({ title: 'Ausflug', occurDate: inDays(20) })
    const before = (await read()).of(String(id))[0]
    const etag = String((await server.get('/api/calendar')).headers.get('etag'))
    const again = () => server.get('/api/calendar', { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    await change(String(id), { occurDate: inDays(21) })
    expect((await again()).status).toBe(200)
    const after = (await read()).of(String(id))[0]
    expect(String(after?.event.startDate)).toBe(inDays(21))
    expect(Number(after?.event.sequence)).toBeGreaterThan(Number(before?.event.sequence))
    expect(String(after?.changed) >= String(before?.changed)).toBe(true)
  })

  it('are cancelled when they are withdrawn, without a word of what they said, and stand again when they come back', async () => {
    const { id } = await content.news({
      title: 'Geheimnis',
      text: 'Frau Vertraulich',
      occurDate: inDays(30),
    })
    const before = (await read()).of(String(id))[0]
    await change(String(id), { deletedAt: new Date(Date.now() + 2000).toISOString() })
    const cancelled = await read()
    const after = cancelled.of(String(id))[0]
    expect(after?.status).toBe('CANCELLED')
    expect(String(after?.event.startDate)).toEqual(inDays(30))
    expect(after?.event.summary).toBe('Entfällt')
    expect(cancelled.calendar.toString()).not.toMatch(/Geheimnis|Vertraulich/)
    expect(Number(after?.event.sequence)).toBeGreaterThan(Number(before?.event.sequence))
    expect((await read(`?id=${id}`)).of(String(id))[0]?.status).toBe('CANCELLED')
    expect(await (await server.get('/api/news')).text()).not.toContain(String(id))

    await change(String(id), { deletedAt: null })
    expect((await read()).of(String(id))[0]?.status).toBe('CONFIRMED')
  })

  it('are cancelled when they become drafts again, with the day they were announced for, and never where they were none', async () => {
    const { id } = await content.news({ title: 'Verborgenes', occurDate: inDays(30) })
    const hidden = String((await content.news({ title: 'Nie', occurDate: inDays(30), draft: true })).id)
    const later = { title: 'Später', occurDate: inDays(30), showFrom: inDays(9) }
    const planned = String((await content.news(later)).id)
    const before = (await read()).of(String(id))[0]
    await change(String(id), { draft: true })
    await change(String(id), { occurDate: inDays(40), title: 'Noch verborgen' })
    for (const one of [hidden, planned]) await change(one, { title: 'Anders', draft: true })
    const told = await read()
    const [after] = told.of(String(id))
    expect([after?.status, String(after?.event.startDate)]).toEqual(['CANCELLED', inDays(30)])
    expect(told.calendar.toString()).not.toMatch(/verborgen/i)
    expect(Number(after?.event.sequence)).toBeGreaterThanOrEqual(Number(before?.event.sequence))
    expect([told.of(hidden), told.of(planned)]).toEqual([[], []])
    await change(String(id), { draft: false })
    expect((await read()).of(String(id))[0]?.status).toBe('CONFIRMED')
  })

  it('are cancelled when their last day is set to one that is over, not when it came by itself', async () => {
    const { id } = await content.news({ title: 'Bald weg', occurDate: inDays(30) })
    await change(String(id), { showUntil: inDays(-1) })
    for (const query of ['', `?id=${id}`]) {
      const told = await read(query)
      expect(told.of(String(id)).map(({ status }) => status)).toEqual(['CANCELLED'])
      expect(told.calendar.toString()).not.toContain('Bald weg')
    }
    await change(String(id), { title: 'Noch weg' })
    expect((await read()).of(String(id)).map(({ status }) => status)).toEqual(['CANCELLED'])
    await change(String(id), { showUntil: inDays(9) })
    expect((await read()).of(String(id)).map(({ status }) => status)).toEqual(['CONFIRMED'])
    moveClock(10 * dayMs)
    for (const title of ['Noch weg', 'Berichtigt']) {
      await change(String(id), { title })
      const [event] = (await read(`?id=${id}`)).of(String(id))
      expect([event?.status, event?.event.summary]).toEqual(['CONFIRMED', title])
    }
    expect(await (await server.get('/api/news')).text()).not.toContain(String(id))
    await change(String(id), { draft: true })
    expect((await read()).of(String(id)).map(({ status }) => status)).toEqual(['CANCELLED'])
  })

  it('stay when they are no longer shown, until their day is over', async () => {
    const { id } = await content.news({
      title: 'Ausflug, Anmeldung bis gestern',
      ...{ occurDate: inDays(20), showUntil: inDays(2) },
    })
    const later = { title: 'Noch nicht', occurDate: inDays(20), showFrom: inDays(18) }
    const planned = String((await content.news(later)).id)
    const before = (await read()).of(String(id))[0]
    for (const days of [3, 20]) {
      moveClock(days * dayMs)
      await readModelOf(server.payload).refreshAll()
      const [event] = (await read(`?id=${id}`)).of(String(id))
      expect(event?.status, `${days}`).toBe('CONFIRMED')
      expect(event?.event.sequence, `${days}`).toEqual(before?.event.sequence)
      expect((await read()).of(planned)).toHaveLength(days === 20 ? 1 : 0)
    }
    moveClock(22 * dayMs)
    expect((await read()).of(String(id))).toEqual([])
    expect((await server.get(`/api/calendar?id=${id}`)).status).toBe(404)
  })

  it('stand in lines of 75 bytes at most, each a whole text', async () => {
    for (const [at, letter] of ['ä', '€', '👵🏽'].entries()) {
      const long = `${'x'.repeat(at)}${letter.repeat(200)}`
      const { id } = await content.news({ title: long.slice(0, 100), text: long, occurDate: inDays(30) })
      const { of, response } = await read(`?id=${id}`)
      expect(of(String(id))[0]?.event.description).toBe(long)
      expect(response.status).toBe(200)
      const bytes = Buffer.from(await (await server.get(`/api/calendar?id=${id}`)).arrayBuffer())
      const lines = bytes.toString('latin1').split('\r\n')
      expect(lines.filter((line) => line.length > 75)).toEqual([])
      expect(lines.filter((line) => /^\s/.test(line) && !line.startsWith(' '))).toEqual([])
      for (const line of lines) expect(Buffer.from(line, 'latin1').toString()).not.toContain('\ufffd')
    }
  })

  it('are forgotten some months after they were withdrawn, and were never told of as drafts', async () => {
    const at = { occurDate: inDays(300), deletedAt: new Date().toISOString() }
    const gone = String((await content.news({ title: 'A', ...at })).id)
    const draft = String((await content.news({ title: 'B', ...at, draft: true })).id)
    const later = String((await content.news({ title: 'C', ...at, showFrom: inDays(9) })).id)
    const over = String((await content.news({ title: 'D', ...at, occurDate: inDays(-9) })).id)
    const statuses = async () => {
      const { of } = await read()
      return [gone, draft, later, over].map((id) => of(id).map(({ status }) => status))
    }
    expect(await statuses()).toEqual([['CANCELLED'], [], [], []])
    for (const id of [gone, draft, later, over])
      await server.payload.delete({ collection: 'news', id, trash: true })
    expect(await statuses()).toEqual([['CANCELLED'], [], [], []])
    const kept = String((await content.news({ title: 'E', ...at })).id)
    expect((await read()).of(kept)).toHaveLength(1)
    moveClock(100 * dayMs)
    await readModelOf(server.payload).refreshAll()
    expect((await read()).of(kept)).toHaveLength(0)
  })

  it('stay cancelled when they are deleted for good, with nothing but their day, until that is cleaned up', async () => {
    const made = await content.news({ title: 'Heimliches', text: 'Frau Diskret', occurDate: inDays(30) })
    const again = String((await content.news({ title: 'Wieder da', occurDate: inDays(30) })).id)
    const back = await server.payload.findByID({ collection: 'news', id: again, depth: 0 })
    const id = String(made.id)
    const before = (await read()).of(id)[0]
    for (const one of [id, again]) await server.payload.delete({ collection: 'news', id: one, trash: true })
    const told = await read()
    const after = told.of(id)[0]
    expect([after?.status, String(after?.event.startDate)]).toEqual(['CANCELLED', inDays(30)])
    expect(Number(after?.event.sequence)).toBeGreaterThanOrEqual(Number(before?.event.sequence))
    expect(told.calendar.toString()).not.toMatch(/Heimliches|Diskret/)
    await readModelOf(server.payload).refreshAll()
    expect((await read()).of(id)).toHaveLength(1)
    const { docs } = await server.payload.find({
      collection: 'former-dates',
      where: { id: { equals: id } },
    })
    expect(Object.keys(docs[0] ?? {}).sort()).toEqual(['id', 'occurDate', 'withdrawnAt', 'written'])
    await server.payload.create({ collection: 'news', data: back as never })
    expect((await read()).of(again).map(({ status }) => status)).toEqual(['CONFIRMED'])
    moveClock(61 * dayMs)
    await cleanUp(server.payload, server.settings.dataDir, importRetention)
    expect((await server.payload.count({ collection: 'former-dates' })).totalDocs).toBe(0)
    await readModelOf(server.payload).refreshAll()
    expect((await read()).of(id)).toEqual([])
  })

  it('is a calendar even without any news, and refuses an id that nobody has', async () => {
    expect((await server.get('/api/calendar?id=nobody')).status).toBe(404)
    expect(await (await server.get('/robots.txt')).text()).toContain('Allow: /api/calendar\n')
  })
})
