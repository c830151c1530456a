import fc from 'fast-check'
import ICAL from 'ical.js'
import { dayMs, moveClock } from '#clock.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { elementsOf } from '#server/discovery/xml.fixture.ts'
import { dottedDay } from '#shared/closures'
import { plainNewsText } from '#shared/plainNewsText'
import { ok, onDatabase, refused, serverOf } from '#testSuite.ts'

const origin = 'https://wegweiser.example'
const title = 'Tanz, Musik; "Kuchen" \\ und mehr: ein Nachmittag für alle, die gern dabei sind 💃'
const regionClock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' },
})
/** A day in the region, whose midnight may differ from the machine's. */
const inDays = (days: number) => regionClock.format(Date.now() + days * dayMs).slice(0, 10)

onDatabase('news in a calendar', async (db) => {
  const server = await serverOf(db, { publicUrl: origin })
  const { content } = server
  await content.settings({ siteTitle: 'Wegweiser' })
  afterEach(() => moveClock(0))

  /** Uses a parser that is not ours. */
  const read = async (query = '') => {
    const response = await server.get(`calendar${query}`)
    expect(response.status, query).toBe(200)
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    const events = calendar.getAllSubcomponents('vevent').map((event) => ({
      event: new ICAL.Event(event),
      status: event.getFirstPropertyValue('status'),
      changed: String(event.getFirstPropertyValue('last-modified')),
      url: event.getFirstPropertyValue('url'),
    }))
    return { response, calendar, of: (id: string) => events.filter(({ event }) => event.uid === id) }
  }
  const change = (id: string, data: object) => server.update('news', id, data)

  it('are all-day events, also on 31 December, with the URL of the item', async () => {
    const { id } = await content.news({ title, eventDate: '2027-12-31', text: 'Am Main & mehr<br>ab 14 Uhr' })
    expect(await server.text('/robots.txt')).toContain('Allow: /api/calendar\n')
    for (const query of ['', `?id=${id}`]) {
      const { of, response } = await read(query)
      const [one, ...more] = of(id)
      expect(more).toEqual([])
      expect(one?.event.summary).toBe(title)
      expect(one?.event.description).toBe(plainNewsText('Am Main &amp; mehr<br>ab 14 Uhr'))
      expect([one?.event.startDate.isDate, String(one?.event.startDate), String(one?.event.endDate)]).toEqual(
        [true, '2027-12-31', '2028-01-01'],
      )
      expect(one?.url).toBe(`${origin}/news#news-${id}`)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const named = response.headers.get('content-disposition')
      expect(named).toContain(query === '' ? '"Wegweiser.ics"' : '"Tanz, Musik')
    }
  })

  it('keep their UID and raise their SEQUENCE when changed', async () => {
    const { id } = await content.news({ title: 'Ausflug', eventDate: inDays(20) })
    const before = (await read()).of(id)[0]
    const etag = String((await server.get('calendar')).headers.get('etag'))
    const again = () => server.get('calendar', { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    await change(id, { eventDate: inDays(21) })
    await ok(again())
    const after = (await read()).of(id)[0]
    expect(String(after?.event.startDate)).toBe(inDays(21))
    expect(Number(after?.event.sequence)).toBeGreaterThan(Number(before?.event.sequence))
    expect(String(after?.changed) >= String(before?.changed)).toBe(true)
  })

  it('are the same in calendar, feed, page and structured data', async () => {
    const editor = await server.signIn('Editor')
    const two = fc.integer({ min: 10, max: 22 })
    const word = fc.stringMatching(/^[A-Zäöüß]["'&<>\\\\;,%€💃]{0,3}[a-z0-9]{2,9}$/u)
    const dates = fc.record({
      ...{ title: word, eventPlace: word, days: fc.integer({ min: 1, max: 300 }) },
      ...{ from: two, minutes: two, until: fc.option(fc.integer({ min: 11, max: 23 })) },
    })
    for (const { days, from, minutes, until, ...words } of fc.sample(dates, 8)) {
      const [eventDate, eventTime] = [inDays(days), `${from}:${minutes}`]
      const eventEndTime = until && until > from ? `${until}:05` : ''
      const contact = {
        phone: '09521 911 55',
        email: 'fest@example.org',
        website: 'https://example.org/fest',
      }
      const dated = { ...words, eventDate, eventTime, eventEndTime, text: 'Mit Musik', ...contact }
      const { status, nuuid } = await editor.post('addnewsentry', { occurDate: inDays(0), ...dated })
      expect(status, JSON.stringify(dated)).toBe(200)
      const [shown] = (await read(`?id=${nuuid}`)).of(nuuid)
      expect(shown?.event).toMatchObject({ summary: words.title, location: words.eventPlace })
      expect(regionClock.format(shown?.event.startDate.toJSDate())).toBe(`${eventDate} ${eventTime}`)
      const end = eventEndTime || eventTime
      expect(regionClock.format(shown?.event.endDate.toJSDate())).toBe(`${eventDate} ${end}`)
      for (const said of Object.values(contact)) expect(shown?.event.description).toContain(said)
      expect(await server.text(`calendar?id=${nuuid}`)).toContain(`TRIGGER:-PT${6 + from}H${minutes}M`)

      const { id = [], content: told = [] } = elementsOf(await server.text('/news.atom'))
      const at = id.findIndex(({ text }) => text === `urn:uuid:${nuuid}`) - 1
      const times = [eventTime, eventEndTime].filter(Boolean).join('–')
      const whole = [`${dottedDay(eventDate)}, ${times} Uhr, ${words.eventPlace}`, ...Object.values(contact)]
      expect(plainNewsText(told[at]?.text ?? '').split('\n')).toEqual(['Mit Musik', ...whole])

      const page = await server.text('/news')
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
      const [event] = data['@graph'].filter((one: { '@id': string }) => one['@id'].endsWith(`#news-${nuuid}`))
      expect(event).toMatchObject({
        ...{ '@type': 'Event', name: words.title, startDate: `${eventDate}T${eventTime}` },
        location: { name: words.eventPlace },
      })
      expect(event.endDate).toBe(eventEndTime ? `${eventDate}T${eventEndTime}` : undefined)
      expect(page).toContain(`dateTime="${eventDate}"`)

      await ok(editor.post('addnewsentry', { nuuid, occurDate: inDays(301) }))
      const moved = { nuuid, occurDate: inDays(301), eventDate: inDays(301) }
      expect(await editor.json('allnews')).toContainEqual(expect.objectContaining(moved))
    }
  })

  it.each([
    ['go to the trash', { deletedAt: new Date().toISOString() }, { deletedAt: null }],
    ['become drafts', { draft: true }, { draft: false }],
    ['are given a last day that is over', { showUntil: inDays(-1) }, { showUntil: inDays(9) }],
  ])('disappear when they %s, and reappear', async (_, gone, back) => {
    const { id } = await content.news({ title: 'Geheimnis', text: 'Vertraulich', eventDate: inDays(30) })
    await change(id, gone)
    expect((await read()).calendar.toString()).not.toMatch(/Geheimnis|Vertraulich/)
    await refused(server.get(`calendar?id=${id}`), 404)
    await change(id, back)
    expect((await read()).of(id).map(({ event }) => event.summary)).toEqual(['Geheimnis'])
    await change(id, { draft: true })
  })

  it('remain until their day is over, even if no longer shown on the site', async () => {
    const { id } = await content.news({
      title: 'Ausflug, Anmeldung bis gestern',
      ...{ eventDate: inDays(20), showUntil: inDays(2) },
    })
    const later = { title: 'Advent', eventDate: inDays(20), showFrom: inDays(18), showUntil: inDays(20) }
    const { id: planned } = await content.news(later)
    const before = (await read()).of(id)[0]
    for (const days of [3, 20]) {
      moveClock(days * dayMs)
      await publicDataOf(server.payload).refreshAll()
      const [event] = (await read(`?id=${id}`)).of(id)
      expect([event?.status, event?.event.sequence]).toEqual(['CONFIRMED', before?.event.sequence])
      expect((await read()).of(planned)).toHaveLength(days === 20 ? 1 : 0)
    }
    moveClock(22 * dayMs)
    expect((await read()).of(id)).toEqual([])
    await refused(server.get(`calendar?id=${id}`), 404)
  })

  it('are written in lines of at most 75 bytes of valid UTF-8', async () => {
    for (const [at, letter] of ['ä', '€', '👵🏽'].entries()) {
      const long = `${'x'.repeat(at)}${letter.repeat(200)}`
      const { id } = await content.news({ title: long.slice(0, 100), text: long, eventDate: inDays(30) })
      expect((await read(`?id=${id}`)).of(id)[0]?.event.description).toBe(long)
      const bytes = Buffer.from(await (await server.get(`calendar?id=${id}`)).arrayBuffer())
      const lines = bytes.toString('latin1').split('\r\n')
      expect(lines.filter((line) => line.length > 75)).toEqual([])
      expect(lines.filter((line) => /^\s/.test(line) && !line.startsWith(' '))).toEqual([])
      for (const line of lines) expect(Buffer.from(line, 'latin1').toString()).not.toContain('\ufffd')
    }
  })
})
