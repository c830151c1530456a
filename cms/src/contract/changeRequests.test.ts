import { describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { change, requestsOn } from './requests.fixture.ts'

for (const db of databases) {
  describe.skipIf(!db.available)(`change requests on ${db.name}`, () => {
    const { unique, server, editor, post, get, submit, accept, stored, mailsTo, logLines, pendingChanges } =
      requestsOn(db)

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
      expect((await post('/api/addPendingChange', change({ ...mine, token: 'zzzzzzzzz9' }))).status).toBe(200)
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
      const number = unique()
      const name = `Vorschlag ${number}`
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
        editor(),
      )
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.entry).toMatchObject({
        uuid,
        phone: '09521 5',
        opened: 'Mo zu;Di 8-12',
        category: 'Barbiere',
      })
      expect(await server().json('/api/datafilteredcategory?category=Barbiere')).toHaveLength(1)
      expect(await logLines(name)).toEqual(['editor: Änderung angenommen'])
      expect((await post('/api/acceptPendingChange', { id: request.uuid }, editor())).status).toBe(404)
    })

    it('takes what the reviewer left of it', async () => {
      const { request, uuid } = await proposed({ phone: '09521 6', mobile: '0170 1' })
      const fields = { phone: '09521 66' }
      expect(
        (await post('/api/acceptPendingChange', { id: request.uuid, fields: { plz: 'x' } }, editor())).status,
      ).toBe(400)
      expect((await post('/api/acceptPendingChange', { id: request.uuid, fields }, editor())).status).toBe(
        200,
      )
      expect(await stored(uuid)).toMatchObject({ phone: '09521 66' })
      expect((await stored(uuid))?.mobile ?? '').toBe('')
    })

    it('answers 409 with the present state when the entry has changed since', async () => {
      const { request, uuid } = await proposed({ phone: '09521 7' })
      await server().payload.update({ collection: 'entries', id: uuid, data: { mobile: '0170 2' } })
      expect((await pendingChanges()).find((one) => one.uuid === request.uuid).changedSince).toBe(true)
      const answer = await post(
        '/api/acceptPendingChange',
        { id: request.uuid, updatedAt: request.entry.updatedAt },
        editor(),
      )
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'stale', current: { uuid, mobile: '0170 2' } },
      })
      expect(await stored(uuid)).toMatchObject({ mobile: '0170 2' })
    })

    it('answers 409 when the token proves nothing any more', async () => {
      const { request, uuid } = await proposed({ phone: '09521 8' })
      await server().payload.update({
        collection: 'entries',
        id: uuid,
        data: { deletedAt: new Date().toISOString() },
      })
      const answer = await post('/api/acceptPendingChange', { id: request.uuid }, editor())
      expect(answer).toMatchObject({ status: 409, body: { code: 'no_entry' } })
      expect((await get(`/api/removePendingChange?id=${request.uuid}&action=`)).status).toBe(200)
    })

    it('is decided by one of several reviewers', async () => {
      const { request, name } = await proposed({ phone: '09521 9' })
      const answers = await Promise.all([
        post('/api/acceptPendingChange', { id: request.uuid }, editor()),
        get(`/api/removePendingChange?id=${request.uuid}&action=`),
        post('/api/acceptPendingChange', { id: request.uuid }, editor()),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
      expect(await logLines(name)).toHaveLength(1)
    })
  })
}
