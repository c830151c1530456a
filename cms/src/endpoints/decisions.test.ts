import { setTimeout as pause } from 'node:timers/promises'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { type Body, entryRequest, requestsOn } from './requests.fixture.ts'

onServer('decisions about requests', async (server) => {
  const on = await requestsOn(server)
  const { unique, editor, post, published, submit, accept, stored, mailsTo, logLines, pendingChanges } = on
  const { acceptChange, close, submitChange, undo, waitingEntry } = on

  const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)

  const content = (doc: object | null) => ({ ...doc, updatedAt: '' })

  it('refuse invalid input', async () => {
    const requests = [{ kind: 'entry', id: 'x' }]
    const wrong = [close(requests, 'whatever'), close([{ kind: 'mail', id: 'x' }], 'spam'), close([], 'spam')]
    for (const asked of [...wrong, undo()]) await refused(asked, 400)
    for (const asked of [close(requests, 'spam'), undo('x')]) await refused(asked, 404)
  })

  it('reports a change without accepted fields as nothing changed', async () => {
    const email = `nichts${unique()}@example.org`
    const request = await submitChange({ email })
    await ok(acceptChange({ id: request.uuid, fields: {} }))
    expect(await logLines(request.name)).toEqual(['editor: Änderungsanfrage erledigt, nichts geändert'])
    expect((await mailsTo(email)).at(-1)?.text).not.toContain('neuen Stand')
  })

  it('closes the undecided among several requests', async () => {
    const [one, other] = [await submit(), await submit()]
    const third = await submitChange()
    await accept(one.uuid)
    const requests = [
      { kind: 'entry', id: one.uuid },
      { kind: 'entry', id: other.uuid },
      { kind: 'change', id: third.uuid },
    ]
    const body = await close(requests, 'spam')
    expect([body.decisions.length, body.handled]).toEqual([2, 1])
    expect(await undo(...body.decisions)).toMatchObject({ count: 2, mailsSent: 0, left: [] })
    expect(await waitingEntry(other.uuid)).toBeDefined()
    expect((await pendingChanges()).some(({ uuid }) => uuid === third.uuid)).toBe(true)
  })

  it('are found in the log by their request, until they are undone', async () => {
    const { uuid } = await submit()
    const linesOf = async (request: string) =>
      (await on.get(`action_logs?request=${encodeURIComponent(request)}`)) as Body[]
    expect(await linesOf(uuid)).toEqual([])
    const body = await close([{ kind: 'entry', id: uuid }], 'declined')
    const found = await linesOf(uuid)
    expect(found).toMatchObject([{ auuid: body.decisions[0], kind: 'entry_request_declined' }])
    expect(await linesOf('\0')).toEqual([])
    await undo(...body.decisions)
    expect(await linesOf(uuid)).toEqual([])
    const { entry, reports } = await on.reported('')
    await post('closeRequests', { entry, reports, outcome: 'settled', reason: '' })
    expect(await linesOf(entry)).toMatchObject([{ kind: 'report_settled' }])
  })

  it('delays the mail of a decision by a minute, and no other', async () => {
    const email = `minute${unique()}@example.org`
    await published({ email })
    const [arrived, decided] = await mailsTo(email)
    const wait = Date.parse(decided?.nextAttemptAt ?? '') - Date.parse(decided?.createdAt ?? '')
    expect(Math.round(wait / 1000)).toBe(60)
    expect(decided?.sentAt ?? null).toBeNull()
    expect(arrived?.attempts === 1 || Date.parse(arrived?.nextAttemptAt ?? '') <= Date.now()).toBe(true)
  })

  /** Documents and addresses that a decision changes or writes to, and the decision itself. */
  interface Case {
    ids: string[]
    addresses: string[]
    decide: () => Promise<Body>
  }
  it.each<[string, () => Promise<Case>]>([
    [
      'a publication',
      async () => {
        const email = on.address()
        const { uuid } = await submit({ email, phone: '09521 1', open2: 'Di 8-12' })
        const fields = { name: `Neu ${unique()}`, phone: '', lat: 50.03, lon: 10.5 }
        return {
          ids: [uuid],
          addresses: [email],
          decide: () => post(`acceptPendingEntry?id=${uuid}`, { fields }),
        }
      },
    ],
    [
      'a replacement',
      async () => {
        const [name, before, after] = [`Doppelt ${unique()}`, on.address(), on.address()]
        const place = { phone: '09521 1', lat: 50.03, lon: 10.5 }
        const first = await published(entryRequest({ name, email: before, ...place }))
        const second = await submit(entryRequest({ name, email: after, open1: 'Mo 8-12' }))
        const decide = () => accept(second.uuid)
        return { ids: [first.uuid, second.uuid], addresses: [before, after], decide }
      },
    ],
    [
      'a change',
      async () => {
        const { uuid, token } = await published({ phone: '09521 1' })
        const proposal = { phone: '09521 2', name: `Umbenannt ${unique()}` }
        const email = on.address()
        const request = await submitChange({ email, token, proposal })
        return { ids: [uuid], addresses: [email], decide: () => acceptChange({ id: request.uuid }) }
      },
    ],
    [
      'a decline',
      async () => {
        const email = on.address()
        const { uuid } = await submit({ email })
        const decide = async () => {
          const { status, decisions } = await close([{ kind: 'entry', id: uuid }], 'declined')
          return { status, decision: decisions[0] }
        }
        return { ids: [uuid], addresses: [email], decide }
      },
    ],
  ])('undoes %s: documents and mails are as before, and the request waits again', async (_, make) => {
    const { ids, addresses, decide } = await make()
    const present = async () => [
      (await Promise.all(ids.map(stored))).map(content),
      await Promise.all(addresses.map(subjects)),
    ]
    const before = await present()
    const { decision } = await ok(decide())
    expect(await present()).not.toEqual(before)
    expect(await undo(decision)).toMatchObject({ kind: 'decision', mailsSent: 0 })
    expect(await present()).toEqual(before)
    expect((await on.get('action_logs'))[0].action).toBe('Entscheidung rückgängig gemacht')
    await refused(undo(decision), 'nothing_to_undo')
    await ok(decide())
  })

  it('refuses to undo a decision whose document was changed since, and changes nothing', async () => {
    const { uuid } = await submit()
    const body = await accept(uuid)
    await post('addEntry', { uuid, phone: '09521 77' })
    const before = await stored(uuid)
    await refused(undo(body.decision), 'changed_since')
    expect(await stored(uuid)).toEqual(before)

    const declined = await submit()
    const closed = await close([{ kind: 'entry', id: declined.uuid }], 'spam')
    await server.update('entries', declined.uuid, { deletedAt: null })
    await refused(undo(...closed.decisions), 'changed_since')
    const third = await submit()
    const last = await accept(third.uuid)
    expect(await undo(body.decision, last.decision)).toMatchObject({ count: 1, left: [{ uuid }] })
  })

  it('is undone once by two concurrent calls', async () => {
    for (let round = 0; round < 3; round++) {
      const name = `Zweimal zurück ${unique()}`
      const { uuid } = await submit({ name })
      const body = await accept(uuid)
      const answers = await Promise.all([undo(body.decision), undo(body.decision)])
      expect(statusesOf(answers)).toEqual([200, 409])
      expect((await logLines(name)).filter((line) => line.includes('rückgängig'))).toHaveLength(1)
      expect(await waitingEntry(uuid)).toBeDefined()
    }
  })

  it('a mail is either sent or cancelled, never both, and undoing says which', async () => {
    const { payload } = server
    const told: [number, number][] = []
    for (let round = 0; round < 6; round++) {
      const email = `rennen${unique()}@example.org`
      const { uuid } = await submit({ email })
      const body = await accept(uuid)
      const data = { nextAttemptAt: new Date(0).toISOString() }
      await payload.update({ collection: 'mails', where: { to: { equals: email } }, data })
      runtimeOf(payload).wakeMailSender()
      await pause(round * 4)
      const undone = await undo(body.decision)
      let mails = await mailsTo(email)
      for (; mails.some(({ sentAt }) => !sentAt); mails = await mailsTo(email)) await pause(5)
      told.push([undone.mailsSent, mails.length - 1])
    }
    expect(told.map(([said]) => said)).toEqual(told.map(([, went]) => went))
  })

  it('cancels a failed mail, but none that is being sent', async () => {
    for (const [state, mailsSent] of [
      [{ attempts: 1, lastError: 'away' }, 0],
      [{ attempts: 1, lastError: null }, 1],
    ] as const) {
      const email = `versuch${unique()}@example.org`
      const { uuid } = await submit({ email })
      const body = await accept(uuid)
      const id = (await mailsTo(email))[1]?.id ?? ''
      await server.update('mails', id, state)
      expect((await undo(body.decision)).mailsSent).toBe(mailsSent)
      expect(await mailsTo(email)).toHaveLength(1 + mailsSent)
    }
  })

  it('a request is assigned to one of two concurrent takers, and all staff read its note', async () => {
    const { uuid: id } = await submit()
    const admin = await server.loginAs('Admin')
    const ask = (call: string, body: object, by = editor) => post(call, { kind: 'entry', id, ...body }, by)
    await refused(ask('noteRequest', { take: true, id: 'x' }), 404)
    const both = [editor, admin].map((token) => ask('noteRequest', { take: true }, token))
    const answers = (await Promise.all(both)).sort((a, b) => a.status - b.status)
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1].code).toBe('request_taken')
    const { takenBy } = await waitingEntry(id)
    expect(['editor', 'admin']).toContain(takenBy)
    // Each may release it.
    await ok(ask('noteRequest', { take: false }))
    await ok(ask('noteRequest', { take: true }, admin))
    for (const take of [false, true]) await ok(ask('noteRequest', { take }))
    await ok(ask('noteRequest', { note: 'Angerufen', seen: '' }, admin))
    const late = await ask('noteRequest', { note: 'Anders', seen: '' })
    expect(late).toMatchObject({ code: 'stale', current: { note: 'Angerufen', by: 'admin' } })
    const cared = { note: 'Angerufen', takenBy: 'editor', takenByMe: true }
    expect(await waitingEntry(id)).toMatchObject(cared)
    const body = await close([{ kind: 'entry', id }], 'settled')
    const again = await close([{ kind: 'entry', id }], 'settled')
    expect([await server.count('request-notes', { id }), again.current]).toEqual([0, 'editor'])
    await undo(...body.decisions)
    expect(await waitingEntry(id)).toMatchObject(cared)
    const requests = [{ kind: 'entry', id }]
    await ok(post('closeRequests', { requests, outcome: 'spam', reason: '' }, admin))
    expect((await close(requests, 'spam')).current).toBe('admin')
  })
})
