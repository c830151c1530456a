import { createPaper } from '#features/paper/createPaper.ts'
import { inOneLine } from '#features/paper/pdf.fixture.ts'
import { ChildFault } from '#lib/childProcess/runChild.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { ok, onDatabase, refused } from '#testSuite.ts'
import { paperServer } from './paper.fixture.ts'

onDatabase('the directory on paper', async (db) => {
  const { server, topic, ids, kept, whole, labels, booklet, read } = await paperServer(db)

  it('a topic: each entry once, in order, with phone; PDF tags, language, title, own fonts', async () => {
    const found = await read(() => server.get(`paper?topic=${topic}&size=a5&print=large`))
    const text = inOneLine(found.text)
    const places = [
      ...['Friseure', 'Haarhaus', '09521 88 77', 'Salon Änne', '09521 22 33', 'Kommt ins Haus: Ebern'],
      ...['Mittagstisch', 'Adler', '09531 47 11', 'Barrierefrei', 'Zum Löwen', '09531 10 02 0'],
    ]
    const chapter = text.slice(text.lastIndexOf('Friseure', text.indexOf('Haarhaus')))
    let at = -1
    for (const place of places) {
      const next = chapter.replaceAll(' ', '').indexOf(place.replaceAll(' ', ''), at + 1)
      expect(next, place).toBeGreaterThan(at)
      at = next
    }
    for (const name of ['Haarhaus', 'Salon Änne', 'Adler', 'Zum Löwen'])
      expect(text.split(name).length - 1, name).toBe(1)
    expect(text).not.toContain('Verein ohne Thema')
    // Without PUBLIC_URL the site's final address is unknown.
    expect(text).not.toMatch(/127\.0\.0\.1|localhost/)
    expect(found).toMatchObject({ title: 'Wegweiser der Probe – Essen und Haare', language: 'de' })
    expect(found.isTagged).toBe(true)
    for (const font of found.fonts) expect(font).toMatch(/^(?:AtkinsonHyperlegible|PlainZero|Rubik)-/)
  })

  it('a town: its providers, and those that visit it', async () => {
    const own = { name: 'Fußpflege Eins', category: 'Fußpflege', homeVisits: true }
    await server.content.entry({ ...own, city: 'Ebern', plz: '96106' })
    await server.content.entry({ ...own, name: 'Wer weiß wohin' })
    const { text } = await read(() => server.get('paper?town=Ebern&size=a4&tone=grey'))
    const line = inOneLine(text)
    expect(line).not.toContain('wohin')
    const at = line.indexOf('Kommt nach Ebern', line.indexOf('Zum Löwen'))
    const [here, coming] = [line.slice(0, at), line.slice(at)]
    expect([here.includes('Zum Löwen'), here.includes('Salon Änne')]).toEqual([true, false])
    expect([coming.includes('Salon Änne'), coming.includes('Haarhaus')]).toEqual([true, false])
    expect([here.includes(own.name), coming.includes(own.name)]).toEqual([true, false])
  })

  it('under /en the headings are English, the entries unchanged', async () => {
    const { text, language } = await read(() => server.get(`paper?topic=${topic}&locale=en`))
    expect(language).toBe('en')
    expect(inOneLine(text)).toMatch(/Food and hair.*As of \d+ \w+ \d{4}.*Salon Änne.*Comes to you/s)
  })

  it('a list: in its own order, by ids alone, never stored', async () => {
    const before = await kept()
    const asked = [ids['Zum Löwen'], 'gone', ids.Haarhaus, ids['Zum Löwen']]
    const { text } = await read(() => server.post('paperOfList', { ids: asked, locale: '', size: 'a5' }))
    const line = inOneLine(text)
    expect(line.indexOf('Haarhaus')).toBeGreaterThan(line.indexOf('Zum Löwen'))
    expect(line.split('Zum Löwen').length - 1).toBe(1)
    expect(await kept()).toEqual(before)
    const many = Array.from({ length: 101 }, () => 'x')
    for (const ids of [many, []]) await refused(server.post('paperOfList', { ids, locale: '' }), 400)
    await refused(server.post('paperOfList', { ids: ['x'], locale: '' }), 404)
  })

  it('has a file name with subject, format and date', async () => {
    const nameOf = async (ask: () => Promise<Response>) => {
      const header = (await booklet(ask)).headers.get('content-disposition') ?? ''
      return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '')
    }
    const { date } = await server.json('today')
    const site = 'Wegweiser der Probe'
    const ofTopic = () => server.get(`paper?topic=${topic}&size=a4&print=large&tone=grey&locale=en`)
    expect(await nameOf(ofTopic)).toBe(`${site}, Food and hair, A4 Large Black and white, ${date}.pdf`)
    const editor = await server.signIn('Editor')
    const ofTown = { ...labels, category: 'Mittagstisch', town: 'Ebern' }
    expect(await nameOf(() => server.post('paperForStaff', ofTown, editor))).toBe(
      `${site}, Adressaufkleber, Mittagstisch, Ebern, ${date}.pdf`,
    )
  })

  it('the page of an unknown town or topic is a 404 page with a choice of booklets', async () => {
    for (const [address, status, words] of [
      ['/paper?town=Nirgendwo', 404, 'kennen wir nicht'],
      ['/en/paper?town=Nirgendwo', 404, 'do not know this topic or town'],
      [`/paper?topic=${topic}`, 200, 'Essen und Haare als Heft'],
    ] as const) {
      const response = await server.get(address)
      const html = await response.text()
      expect(response.status, address).toEqual(status)
      expect(html).toContain(words)
      expect(html.includes('name="size"')).toBe(status === 200)
      expect(html.includes('id="paper-topics"')).toBe(status === 404)
    }
    const missing = await server.get('/paper/booklet?town=Nirgendwo')
    const headersOf = ({ headers }: Response) => [headers.get('refresh'), headers.get('x-robots-tag')]
    expect([missing.status, ...headersOf(missing)]).toEqual([404, null, 'noindex, nofollow'])
    const none = await missing.text()
    expect(none).toContain('Das Heft ist nicht da')
    expect(none).not.toContain('Ihr Heft wird gemacht')
    // Makes nothing, so it cannot know.
    const head = await ok(server.get('/paper/booklet?town=Nirgendwo', { method: 'HEAD' }))
    expect(headersOf(head)).toEqual(['3', 'noindex, nofollow'])
    const list = await server.text('/paper?of=list')
    expect(list).toMatch(/muss JavaScript in Ihrem Browser .*href="\/paper"/)
  })

  it('refuses an unknown topic or town, and a missing one, also where a provider comes everywhere', async () => {
    await server.content.entry({ name: 'Überall', homeVisits: true, serviceArea: 'ganzer Landkreis' })
    for (const query of ['', '?topic=none', '?town=Nirgendwo'])
      await refused(server.get(`paper${query}`), 404)
  })

  it('is cached while up to date, and deleted when a person is erased', async () => {
    const { paper } = runtimeOf(server.payload)
    await paper.forget()
    const ask = () => server.get(`paper?topic=${topic}`)
    await read(ask)
    const [first] = await kept()
    await read(ask)
    expect(await kept()).toEqual([first])
    await server.content.entry({ name: 'Neu dabei', category: 'Friseure' })
    expect((await read(ask)).text).toContain('Neu dabei')
    const [second] = await kept()
    expect(await kept()).toHaveLength(1)
    expect(second).not.toBe(first)
    const admin = await server.signIn('Admin')
    const named = { ...whole, title: 'Heft mit Namen' }
    await booklet(() => server.post('keepBrochure', named, admin))
    const person = { name: 'Salon Änne', email: '', phone: '', username: '' }
    const { decisions } = await admin.post('findPerson', person)
    expect(decisions).toContainEqual(
      expect.objectContaining({ of: 'files', label: 'Heft mit Namen.pdf', fields: ['content'] }),
    )
    await ok(admin.post('erasePerson', { ...person, choices: {}, confirm: person.name }))
    expect(await kept()).toEqual([])
  })

  const format = { size: 'a5', print: 'normal', tone: 'colour' } as const
  const wish = (first: number) =>
    ({ kind: 'labels', sheet: '24', first, entries: [], locale: 'de', format }) as const
  /** Makes paper by hand: each entry of `ends` finishes what was begun. */
  const byHand = (maxWaitMs: number) => {
    const ends: (() => void)[] = []
    const run = () =>
      new Promise<{ pdf: Buffer }>((resolve) =>
        ends.push(() => resolve({ pdf: Buffer.from('%PDF-1.7 made') })),
      )
    const paper = createPaper(server.payload, { dataDir: server.settings.dataDir, run, maxWaitMs })
    const begun = async () => {
      while (ends.length === 0) await new Promise(setImmediate)
      return ends.shift()
    }
    return { paper, begun }
  }

  it('tells the place in the queue, charges the budget once for each booklet, and refuses above the maximum', async () => {
    const { paper, begun } = byHand(0)
    const charged: string[] = []
    const consume = async () => void charged.push('one')
    const place = (first: number) =>
      paper.ask(wish(first), consume).then(
        (pdf) => pdf.toString(),
        (error) => error.data.values?.place ?? error.data.code,
      )
    expect([await place(1), await place(2), await place(2), await place(3)]).toEqual([1, 2, 2, 3])
    expect(charged).toHaveLength(3)
    for (let first = 4; first <= 20; first++) await place(first)
    expect(await place(21)).toBe('too_many_requests')
    ;(await begun())?.()
    const finish = await begun()
    expect(await place(1)).toBe('%PDF-1.7 made')
    expect(await place(2)).toBe(1)
    await paper.forget()
    finish?.()
    await paper.stop()
  })

  it('answers the place in the queue at once, even if the first request waits long', async () => {
    const { paper, begun } = byHand(3_600_000)
    const ask = (first: number) => paper.ask(wish(first), async () => {})
    const first = ask(1)
    const finish = await begun()
    const place = await ask(2).catch((error) => error.data.values?.place)
    expect(place).toBe(2)
    finish?.()
    expect((await first).toString()).toBe('%PDF-1.7 made')
    const second = ask(2).catch((error) => error.data.code)
    const finishSecond = await begun()
    // What was begun before somebody was erased may name them.
    await paper.forget()
    finishSecond?.()
    expect(await second).toBe('paper_failed')
    await paper.stop()
  })

  it('says what is too long, and logs any other failure', async () => {
    const { dataDir } = server.settings
    const logged = vi.spyOn(server.payload.logger, 'error').mockImplementation(() => {})
    const faults = [new ChildFault('memory'), new ChildFault('time'), new Error('broken')]
    const codes = faults.map((fault) => {
      const paper = createPaper(server.payload, { dataDir, run: () => Promise.reject(fault) })
      return paper.ask(wish(1)).catch((error) => error.data.code)
    })
    expect(await Promise.all(codes)).toEqual(['paper_too_long', 'paper_too_long', 'paper_failed'])
    expect(logged).toHaveBeenCalledTimes(1)
    logged.mockRestore()
  })

  it('is not delayed by booklets that nobody fetches', async () => {
    const { paper, begun } = byHand(0)
    const answers: string[] = []
    for (let first = 1; first <= 24; first++) {
      await paper.ask(wish(first), async () => {}).catch((error) => answers.push(error.data.code))
      if (answers.at(-1) === 'being_made') (await begun())?.()
      await new Promise(setImmediate)
    }
    expect(answers).toEqual(Array(24).fill('being_made'))
    await paper.stop()
  })
})
