import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { contentOf } from '../testContent.ts'
import { startTestServer, type TestServer } from '../testServer.ts'

const wish = (fields: object = {}) => ({
  category: 'Friseure',
  name: 'Salon Kornblume',
  street: 'Hauptstr. 5',
  plz: '97437',
  city: 'Haßfurt',
  email: 'neu@example.org',
  ...fields,
})
const change = (fields: object = {}) => ({
  name: 'Salon Kornblume',
  email: 'neu@example.org',
  token: 'a1b2c3d4e5',
  changeText: 'Wir haben neue Zeiten.',
  ...fields,
})

for (const db of databases) {
  describe.skipIf(!db.available)(`requests on ${db.name}`, () => {
    let server: TestServer
    let editor: string
    let count = 0
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    type Body = any

    beforeAll(async () => {
      server = await startTestServer(db)
      await contentOf(server.payload).settings()
      editor = await server.loginAs('Editor')
    })
    afterAll(async () => {
      await server.stop()
      await db.stop()
    })

    const as = (token: string | null) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {})
    async function post(path: string, body: unknown = {}, token: string | null = null) {
      const response = await server.post(path, body, as(token))
      return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
    }
    async function get(path: string, token: string | null = editor) {
      const response = await server.get(path, as(token))
      return { status: response.status, body: (await response.json()) as Body }
    }
    /** A request whose name nobody else uses. */
    async function submit(fields: object = {}) {
      const { body, status } = await post(
        '/api/addPendingEntry',
        wish({ name: `Salon ${++count}`, ...fields }),
      )
      expect(status, JSON.stringify(body)).toBe(200)
      return body as { uuid: string; token: string }
    }
    const accept = (id: string, more = '') => post(`/api/acceptPendingEntry?id=${id}${more}`, {}, editor)
    const decline = (id: string, more = '') => post(`/api/removePendingEntry?id=${id}${more}`, {}, editor)
    const stored = async (id: string) =>
      server.payload.findByID({ collection: 'entries', id, depth: 0, disableErrors: true, trash: true })
    const mailsTo = async (to: string) =>
      (
        await server.payload.find({
          collection: 'mails',
          where: { to: { equals: to } },
          sort: 'createdAt',
          pagination: false,
        })
      ).docs
    const logLines = async (target: string) =>
      (
        await server.payload.find({
          collection: 'logs',
          where: { entry: { equals: target } },
          sort: 'createdAt',
          pagination: false,
        })
      ).docs.map(({ action, user }) => `${user}: ${action}`)
    const pendingChanges = async (): Promise<Body[]> => (await get('/api/pending_changes')).body

    const staffCalls = [
      ['GET', '/api/waiting'],
      ['GET', '/api/allpendingdata'],
      ['POST', '/api/acceptPendingEntry?id=x'],
      ['POST', '/api/removePendingEntry?id=x'],
      ['GET', '/api/pending_changes'],
      ['GET', '/api/removePendingChange?id=x&action='],
      ['POST', '/api/acceptPendingChange'],
    ] as const

    it.each(staffCalls)('answers 401 without a session: %s %s', async (method, path) => {
      const { status, body } = method === 'GET' ? await get(path, null) : await post(path)
      expect(status).toBe(401)
      expect(body).toMatchObject({ success: false, code: 'unauthorized' })
    })

    it('answers 404 for what nobody knows', async () => {
      for (const [method, path] of staffCalls.filter(([, path]) => path.includes('id='))) {
        const { status } = method === 'GET' ? await get(path) : await post(path, {}, editor)
        expect(status, path).toBe(404)
      }
      expect((await post('/api/acceptPendingChange', { id: 'x' }, editor)).status).toBe(404)
    })

    it.each([
      [{ category: 'other' }, 'category_new_missing', 'categoryNew'],
      [{ category: ' ' }, 'category_missing', 'category'],
      [{ category: '', name: '' }, 'category_missing', 'category'],
      [{ name: '', plz: '' }, 'name_missing', 'name'],
      [{ plz: '', street: '', email: '' }, 'plz_missing', 'plz'],
      [{ street: ' ', email: '' }, 'street_missing', 'street'],
      [{ email: undefined }, 'email_missing', 'email'],
      [{ name: '...' }, 'name_invalid', 'name'],
      [{ category: 'other', categoryNew: '+/?&#%' }, 'category_new_missing', 'categoryNew'],
      [{ plz: '9743' }, 'plz_invalid', 'plz'],
      [{ plz: 'abcde' }, 'plz_invalid', 'plz'],
      [{ city: '' }, 'city_missing', 'city'],
      [{ email: 'no address' }, 'email_invalid', 'email'],
      [{ email: 'a@b.de\nBcc: all@example.org' }, 'email_invalid', 'email'],
      [{ website: 'javascript:alert(1)' }, 'website_invalid', 'website'],
      [{ lat: 95, lon: 10 }, 'position_invalid', 'lat'],
      [{ name: 'x'.repeat(151) }, 'too_long', 'name'],
      [{ open3: 'x'.repeat(121) }, 'too_long', 'open3'],
      [{ name: 5 }, 'invalid', 'name'],
      [{ services: { $gt: '' } }, 'invalid', 'services'],
    ])('refuses case %# in the terms of its rule', async (fields, code, field) => {
      const { status, body } = await post('/api/addPendingEntry', wish(fields))
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, code, field })
    })

    it('says the sentences of the specification', async () => {
      const sentence = async (fields: object) =>
        (await post('/api/addPendingEntry', wish(fields))).body.message
      expect(await sentence({ name: '' })).toBe('Name fehlt!')
      expect(await sentence({ plz: 'x' })).toBe('PLZ muss eine Zahl sein!')
      expect(await sentence({ city: '' })).toBe('Stadt fehlt!')
      expect(await sentence({ email: '' })).toBe('Email ist erforderlich')
    })

    it('refuses a body of the wrong type or size', async () => {
      const url = '/api/addPendingEntry'
      expect((await post(url, [])).status).toBe(400)
      expect((await post(url, 'text')).status).toBe(400)
      expect((await post(url, wish({ additionalInfo: 'x'.repeat(1_100_000) }))).status).toBe(413)
      const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }
      expect((await server.get(url, broken)).status).toBe(400)
    })

    it('stores a request as pending, hidden from the public, with the mail that carries its token', async () => {
      const email = 'erste@example.org'
      const { uuid, token } = await submit({
        name: 'Erste <b>Hilfe</b>',
        email,
        category: 'other',
        categoryNew: 'Neu & Gut',
        website: 'www.example.org',
        services: 'Barrierefrei, Waschen',
        opened: 'Mo 8-12;Di 8-12',
        state: 'published',
        id: 'mine',
        submitterEmail: 'other@example.org',
      })
      expect(token).toMatch(/^[a-z0-9]{10}$/)
      expect(await stored(uuid)).toMatchObject({
        state: 'pending',
        token,
        submitterEmail: email,
        website: 'https://www.example.org',
        barrierfree: true,
        services: 'Waschen',
        open1: 'Mo 8-12',
        open2: 'Di 8-12',
      })
      expect(await server.json('/api/searchFor?searchQuery=Erste')).toEqual([])
      expect(await server.json('/api/allcategories')).not.toContain('Neu Gut')
      const [mail] = await mailsTo(email)
      expect(mail?.text).toContain(token)
      expect(mail?.html).toContain('&lt;b&gt;')
      const listed = (await get('/api/allpendingdata?category=neu%20gut')).body
      expect(listed).toMatchObject([{ uuid, token, category: 'Neu Gut', similar: [], barrierfree: true }])
      expect((await get('/api/waiting')).body.entries).toBeGreaterThan(0)
    })

    it('keeps a well-formed free token and replaces any other', async () => {
      const wanted = `tok${String(count).padStart(7, '0')}`
      expect((await submit({ token: wanted })).token).toBe(wanted)
      const second = await submit({ token: wanted })
      expect(second.token).not.toBe(wanted)
      expect((await submit({ token: 'NOT-a-token' })).token).toMatch(/^[a-z0-9]{10}$/)
      const same = Array.from({ length: 8 }, () => submit({ token: 'same000001' }))
      const tokens = (await Promise.all(same)).map(({ token }) => token)
      expect(new Set(tokens).size).toBe(8)
      expect(tokens).toContain('same000001')
    })

    it('answers a robot as everybody and stores nothing', async () => {
      const { status, body } = await post(
        '/api/addPendingEntry',
        wish({ email: 'robot@example.org', homepage2: 'http://spam.example' }),
      )
      expect(status).toBe(200)
      expect(body.token).toMatch(/^[a-z0-9]{10}$/)
      expect(await stored(body.uuid)).toBeNull()
      expect(
        (await post('/api/addPendingChange', change({ email: 'robot@example.org', homepage2: 'x' }))).status,
      ).toBe(200)
      expect(await mailsTo('robot@example.org')).toEqual([])
    })

    it('publishes once, with one log line and one mail', async () => {
      const { uuid, token } = await submit({ name: 'Einmal veröffentlicht', email: 'einmal@example.org' })
      const { status, body } = await accept(uuid)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { success: true, message: 'Success', uuid },
      })
      expect((await accept(uuid)).status).toBe(404)
      expect((await decline(uuid)).status).toBe(404)
      expect(await server.json('/api/searchFor?searchQuery=Einmal')).toMatchObject([{ uuid }])
      expect(await logLines('Einmal veröffentlicht')).toEqual(['editor: Eintragsanfrage angenommen'])
      const mails = await mailsTo('einmal@example.org')
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Ihre Eintragsanfrage für „Einmal veröffentlicht“',
        '„Einmal veröffentlicht“ ist jetzt veröffentlicht',
      ])
      expect(mails[1]?.text).toContain(token)
      expect((await post('/api/entryOfToken', { token })).body).toMatchObject({ uuid })
    })

    it('declines with a reason, once, and the raw trash can give it back', async () => {
      const { uuid } = await submit({ name: 'Abgelehnt', email: 'nein@example.org' })
      expect((await decline(uuid, `&reason=${'x'.repeat(2001)}`)).status).toBe(400)
      const reason = 'Leider <doppelt>.'
      const answer = await post(`/api/removePendingEntry?id=${uuid}&action=Unsinn`, { reason }, editor)
      expect(answer.body).toEqual({ success: true, message: 'Success' })
      expect((await decline(uuid)).status).toBe(404)
      expect((await accept(uuid)).status).toBe(404)
      expect(await logLines('Abgelehnt')).toEqual(['editor: Eintragsanfrage abgelehnt'])
      const mail = (await mailsTo('nein@example.org'))[1]
      expect(mail?.text).toContain('> Leider <doppelt>.')
      expect(mail?.html).toContain('Leider &lt;doppelt&gt;.')
      expect((await stored(uuid))?.deletedAt).toBeTruthy()
    })

    it('lets 50 parallel accepts publish one entry', async () => {
      const { uuid } = await submit({ name: 'Fünfzig', email: 'fuenfzig@example.org' })
      const answers = await Promise.all(Array.from({ length: 50 }, () => accept(uuid)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([200, ...Array(49).fill(404)])
      expect(await server.json('/api/searchFor?searchQuery=Fünfzig')).toHaveLength(1)
      expect(await logLines('Fünfzig')).toHaveLength(1)
      expect(await mailsTo('fuenfzig@example.org')).toHaveLength(2)
    })

    it('lets one of two reviewers decide', async () => {
      for (let round = 0; round < 5; round++) {
        const { uuid } = await submit({ name: `Zwei Köpfe ${round}` })
        const [accepted, declined] = await Promise.all([accept(uuid), decline(uuid)])
        expect([accepted.status, declined.status].sort()).toEqual([200, 404])
        const doc = await stored(uuid)
        expect(doc?.state === 'published' && !doc.deletedAt).toBe(accepted.status === 200)
        expect(await logLines(`Zwei Köpfe ${round}`)).toHaveLength(1)
      }
    })

    describe('twins', () => {
      let pair = 0
      const twin = (fields: object = {}) => wish({ name: `Zwilling ${pair}`, ...fields })
      beforeEach(() => {
        pair++
      })

      it('replaces the twin: it keeps its uuid, data and token move, the previous submitter is told', async () => {
        const first = await submit(twin({ email: 'alt@example.org', phone: '09521 1' }))
        await accept(first.uuid)
        const second = await submit(
          twin({
            street: 'Hauptstraße 5',
            email: 'neu@example.org',
            phone: '09521 2',
            category: 'FRISEURE ',
          }),
        )
        const [listed] = (await get('/api/allpendingdata')).body.filter(
          (one: Body) => one.uuid === second.uuid,
        )
        expect(listed.similar).toMatchObject([
          {
            uuid: first.uuid,
            identical: true,
            otherSubmitter: 'alt@example.org',
            entry: { phone: '09521 1' },
          },
        ])
        expect(JSON.stringify(listed.similar)).not.toContain(first.token)
        expect((await accept(second.uuid)).body.uuid).toBe(first.uuid)
        expect(await stored(second.uuid)).toBeNull()
        expect(await stored(first.uuid)).toMatchObject({
          phone: '09521 2',
          street: 'Hauptstraße 5',
          token: second.token,
          submitterEmail: 'neu@example.org',
        })
        expect((await post('/api/entryOfToken', { token: first.token })).status).toBe(404)
        const told = (await mailsTo('alt@example.org')).at(-1)
        expect(told?.subject).toContain('Neue Angaben')
        expect(told?.text).toContain('nicht mehr')
      })

      it('leaves the token where it was when asked to', async () => {
        const first = await submit(twin({ email: 'bleibt@example.org' }))
        await accept(first.uuid)
        const second = await submit(twin({ email: 'fremd@example.org', phone: '09521 3' }))
        expect((await accept(second.uuid, '&keepToken=true')).body.uuid).toBe(first.uuid)
        expect(await stored(first.uuid)).toMatchObject({
          phone: '09521 3',
          token: first.token,
          submitterEmail: 'bleibt@example.org',
        })
        expect((await mailsTo('bleibt@example.org')).at(-1)?.text).toContain('Ihr Token gilt weiter')
        expect((await mailsTo('fremd@example.org')).at(-1)?.text).not.toContain(second.token)
      })

      it('publishes as new, or replaces the one that is named', async () => {
        const first = await submit(twin())
        await accept(first.uuid)
        const second = await submit(twin())
        expect((await accept(second.uuid, '&replace=none')).body.uuid).toBe(second.uuid)
        const third = await submit(twin({ phone: '3' }))
        expect((await accept(third.uuid, '&replace=unknown')).status).toBe(404)
        expect((await accept(third.uuid, `&replace=${second.uuid}`)).body.uuid).toBe(second.uuid)
        expect(await stored(second.uuid)).toMatchObject({ phone: '3', token: third.token })
        expect(await stored(first.uuid)).toMatchObject({ token: first.token })
      })

      it('never merges into another category by itself', async () => {
        const first = await submit(twin())
        await accept(first.uuid)
        const second = await submit(twin({ category: 'Fußpflege' }))
        const [listed] = (await get('/api/allpendingdata')).body.filter(
          (one: Body) => one.uuid === second.uuid,
        )
        expect(listed.similar).toMatchObject([{ uuid: first.uuid, identical: false, otherSubmitter: null }])
        expect((await accept(second.uuid)).body.uuid).toBe(second.uuid)
      })

      it('makes one entry of two identical requests accepted at the same moment', async () => {
        const both = [await submit(twin()), await submit(twin())]
        const answers = await Promise.all(both.map(({ uuid }) => accept(uuid)))
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        expect(answers[0]?.body.uuid).toBe(answers[1]?.body.uuid)
      })
    })

    describe('changes', () => {
      it.each([
        [{ token: '' }, 'token_missing', 'Bitte geben Sie ein gültiges Token ein.'],
        [{ email: '', name: '' }, 'email_invalid', 'Bitte geben Sie eine gültige Email ein.'],
        [{ name: ' ' }, 'provider_missing', 'Bitte geben Sie den Dienstleister ein.'],
        [{ changeText: 'x'.repeat(10_001) }, 'too_long', undefined],
        [{ proposal: { name: 'Neu' } }, 'token_unknown', undefined],
        [{ token: 7 }, 'invalid', undefined],
      ])('refuses case %# in the terms of its rule', async (fields, code, message) => {
        const { status, body } = await post('/api/addPendingChange', change(fields))
        expect(status).toBe(400)
        expect(body).toMatchObject({ code, ...(message ? { message } : {}) })
      })

      it('takes a request in words from anybody and says whose token it is', async () => {
        const { uuid, token } = await submit({ email: 'wort@example.org' })
        await accept(uuid)
        const mine = { email: 'wort@example.org' }
        expect((await post('/api/addPendingChange', change({ ...mine, token }))).status).toBe(200)
        expect((await post('/api/addPendingChange', change({ ...mine, token: 'zzzzzzzzz9' }))).status).toBe(
          200,
        )
        const own = (await pendingChanges()).filter(({ email }) => email === mine.email)
        expect(own).toMatchObject([
          { tokenValid: true, entryUuid: uuid, proposal: null, changedSince: false, entry: { uuid } },
          { tokenValid: false, entryUuid: null, entry: null, present: null },
        ])
        expect((await mailsTo(mine.email)).at(-1)?.text).toContain('angekommen')
        const [first, second] = own
        const declined = `/api/removePendingChange?id=${first.uuid}&action=&reason=Schon%20so`
        expect((await get(declined)).body).toEqual({ success: true, message: 'Success' })
        expect((await get(declined)).status).toBe(404)
        expect((await mailsTo(mine.email)).at(-1)?.text).toContain('> Schon so')
        await get(
          `/api/removePendingChange?id=${second.uuid}&action=${encodeURIComponent('Änderung angenommen')}`,
        )
        expect((await mailsTo(mine.email)).at(-1)?.text).toContain('angenommen. Der Eintrag')
        expect(await logLines('Salon Kornblume')).toEqual([
          'editor: Änderung abgelehnt',
          'editor: Änderung angenommen',
        ])
      })

      async function proposed(proposal: object) {
        const { uuid, token } = await submit({
          open1: 'Mo 8-12',
          open2: 'Di 8-12',
          services: 'Barrierefrei, A',
        })
        await accept(uuid)
        const { body: entry } = await post('/api/entryOfToken', { token })
        const name = `Vorschlag ${++count}`
        const answer = await post(
          '/api/addPendingChange',
          change({ name, token, proposal: { ...entry, ...proposal }, entryUpdatedAt: entry.updatedAt }),
        )
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        const request = (await pendingChanges()).find((one) => one.name === name)
        return { uuid, token, entry, request, name }
      }

      it('keeps of a proposal only what differs, in the terms of the entry', async () => {
        const { request } = await proposed({
          phone: '09521 99',
          open1: '',
          opened: 'ignored',
          services: 'Barrierefrei, A, B',
        })
        expect(request.proposal).toEqual({ phone: '09521 99', opened: 'Di 8-12', services: 'A, B' })
        expect(request.present).toMatchObject({
          phone: '',
          opened: 'Mo 8-12;Di 8-12',
          services: 'A',
          barrierfree: true,
        })
        expect(request.changedSince).toBe(false)
      })

      it('refuses a proposal that would leave the entry invalid', async () => {
        const { token } = await proposed({})
        const answer = await post('/api/addPendingChange', change({ token, proposal: { plz: '1' } }))
        expect(answer).toMatchObject({ status: 400, body: { code: 'plz_invalid', field: 'plz' } })
      })

      it('applies the proposal and closes the request in one go', async () => {
        const { request, uuid, name } = await proposed({
          phone: '09521 5',
          opened: undefined,
          open1: 'Mo zu',
          category: 'Barbiere',
        })
        const { status, body } = await post(
          '/api/acceptPendingChange',
          { id: request.uuid, updatedAt: request.entry.updatedAt },
          editor,
        )
        expect(status, JSON.stringify(body)).toBe(200)
        expect(body.entry).toMatchObject({
          uuid,
          phone: '09521 5',
          opened: 'Mo zu;Di 8-12',
          category: 'Barbiere',
        })
        expect(await server.json('/api/datafilteredcategory?category=Barbiere')).toHaveLength(1)
        expect(await logLines(name)).toEqual(['editor: Änderung angenommen'])
        expect((await post('/api/acceptPendingChange', { id: request.uuid }, editor)).status).toBe(404)
      })

      it('takes what the reviewer left of it', async () => {
        const { request, uuid } = await proposed({ phone: '09521 6', mobile: '0170 1' })
        const fields = { phone: '09521 66' }
        expect(
          (await post('/api/acceptPendingChange', { id: request.uuid, fields: { plz: 'x' } }, editor)).status,
        ).toBe(400)
        expect((await post('/api/acceptPendingChange', { id: request.uuid, fields }, editor)).status).toBe(
          200,
        )
        expect(await stored(uuid)).toMatchObject({ phone: '09521 66' })
        expect((await stored(uuid))?.mobile ?? '').toBe('')
      })

      it('answers 409 with the present state when the entry has changed since', async () => {
        const { request, uuid } = await proposed({ phone: '09521 7' })
        await server.payload.update({ collection: 'entries', id: uuid, data: { mobile: '0170 2' } })
        expect((await pendingChanges()).find((one) => one.uuid === request.uuid).changedSince).toBe(true)
        const answer = await post(
          '/api/acceptPendingChange',
          { id: request.uuid, updatedAt: request.entry.updatedAt },
          editor,
        )
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'stale', current: { uuid, mobile: '0170 2' } },
        })
        expect(await stored(uuid)).toMatchObject({ mobile: '0170 2' })
      })

      it('answers 409 when the token proves nothing any more', async () => {
        const { request, uuid } = await proposed({ phone: '09521 8' })
        await server.payload.update({
          collection: 'entries',
          id: uuid,
          data: { deletedAt: new Date().toISOString() },
        })
        const answer = await post('/api/acceptPendingChange', { id: request.uuid }, editor)
        expect(answer).toMatchObject({ status: 409, body: { code: 'no_entry' } })
        expect((await get(`/api/removePendingChange?id=${request.uuid}&action=`)).status).toBe(200)
      })

      it('is decided by one of several reviewers', async () => {
        const { request, name } = await proposed({ phone: '09521 9' })
        const answers = await Promise.all([
          post('/api/acceptPendingChange', { id: request.uuid }, editor),
          get(`/api/removePendingChange?id=${request.uuid}&action=`),
          post('/api/acceptPendingChange', { id: request.uuid }, editor),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
        expect(await logLines(name)).toHaveLength(1)
      })
    })

    it('limits public submissions per address', async () => {
      const limited = await startTestServer(db, {
        rateLimits: {
          login: { points: 9, seconds: 60 },
          submission: { points: 2, seconds: 60 },
          lookup: { points: 9, seconds: 60 },
        },
      })
      const send = () => limited.post('/api/addPendingEntry', wish())
      expect((await send()).status).toBe(200)
      expect((await limited.post('/api/addPendingChange', change())).status).toBe(200)
      const refused = await send()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
      await limited.stop()
    })
  })
}
