import { randomUUID } from 'node:crypto'
import { currentTime } from '#clock.ts'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { type Body, requestsOn } from './requests.fixture.ts'

onServer('reports of errors', async (server) => {
  const on = await requestsOn(server)
  const { address, unique, post, get, mailsTo, logLines } = on

  const provider = async (fields: object = {}) =>
    server.content.entry({ name: `Sanitätshaus ${unique()}`, ...fields })
  const send = (entry: string, fields: object = {}) =>
    post('addReport', { entry, topics: ['phone'], ...fields })
  const report = (entry: string, fields: object = {}) => ok(send(entry, fields))
  const reported = async (uuid: string): Promise<Body> =>
    (await get('reports')).find((one: Body) => one.uuid === uuid)
  const close = async (entry: string, outcome: string, more: object = {}) => {
    const found = await reported(entry)
    const reports = found?.reports.flatMap(({ ids }: Body) => ids) ?? ['none']
    return post('closeRequests', { entry, reports, outcome, ...more })
  }
  const undo = (id: string) => post('undo', { id })
  const remove = async (id: string) => (await get(`removeEntry?id=${id}`)).undo as string
  const waiting = async () => (await get('waiting')).reports as number

  it('need neither account nor token, but content', async () => {
    const { id } = await provider()
    await refused(send(id, { topics: [] }), 'report_empty', 'text')
    await refused(send(id, { topics: ['whatever'] }), 'invalid', 'topics')
    expect(await reported(id)).toBeUndefined()
    const before = await waiting()
    await report(id, { topics: ['other'], text: 'Das Haus ist weg 🏚️ <b>!</b>', sender: 'Anna\r\nX: y' })
    expect(await waiting()).toBe(before + 1)
    const { reports, entry, note } = await reported(id)
    expect([entry.uuid, note]).toEqual([id, ''])
    expect(reports).toMatchObject([
      { topics: ['other'], text: 'Das Haus ist weg 🏚️ <b>!</b>', sender: 'Anna X: y', email: '' },
    ])
  })

  it('are accepted for public entries only', async () => {
    const hidden = [
      randomUUID(),
      (await provider({ state: 'pending' })).id,
      (await provider({ deletedAt: new Date(0).toISOString() })).id,
    ]
    for (const id of hidden) await refused(send(id), 'not_found')
    await refused(send('x'.repeat(101)), 400)
  })

  it('of robots get the same answer and are dropped', async () => {
    const { id } = await provider()
    const human = await send(id)
    expect(await send(id, { text: 'Kaufen!', homepage2: 'https://spam.example' })).toEqual(human)
    expect((await reported(id)).reports).toHaveLength(1)
  })

  it('of one entry are one item; the same report sent fifty times is shown once', async () => {
    const { id } = await provider()
    await Promise.all(Array.from({ length: 50 }, () => report(id, { topics: ['hours', 'phone', 'phone'] })))
    await report(id, { topics: ['closed'], text: 'Seit Mai zu.' })
    const mine = (await get('reports')).filter((one: Body) => one.uuid === id)
    expect(mine).toHaveLength(1)
    expect(mine[0].reports.map(({ ids, topics }: Body) => [ids.length, topics])).toEqual([
      [50, ['phone', 'hours']],
      [1, ['closed']],
    ])
    await ok(close(id, 'spam'))
    expect(await reported(id)).toBeUndefined()
  })

  it('tell whether the entry has changed since the last of them', async () => {
    const { id } = await provider()
    const change = () => server.update('entries', id, { phone: `09521 ${unique()}` })
    const changedSince = async () => (await reported(id)).changedSince
    await report(id)
    expect(await changedSince()).toBe(false)
    await change()
    expect(await changedSince()).toBe(true)
    await report(id, { topics: ['hours'] })
    expect(await changedSince()).toBe(false)
  })

  it.each([
    ['corrected', 'Hinweis erledigt, Angaben verbessert', 'haben die Angaben geändert'],
    ['settled', 'Hinweis erledigt, Angaben stimmen', 'Die Angaben stimmen so'],
    ['spam', 'Hinweis als Spam entfernt', null],
  ])('close as %s, with one log line and one mail to each address', async (outcome, action, words) => {
    const [{ id, name }, one, other] = [await provider(), address(), address()]
    await report(id, { email: one })
    await report(id, { email: one.toUpperCase(), topics: ['hours'] })
    await report(id, { email: other, sender: 'Herr Wirsing' })
    await report(id)
    const before = currentTime()
    const { ids } = (await reported(id)).reports[0]
    const question = { decision: 'closeReports', ids: [id], outcome, reason: 'Danke!' }
    const { mails: shown } = await post('mailPreview', { ...question, reports: ids })
    const body = await ok(close(id, outcome, { reason: 'Danke!' }))
    expect(await logLines(name)).toEqual([`editor: ${action}`])
    const mails = [...(await mailsTo(one)), ...(await mailsTo(one.toUpperCase())), ...(await mailsTo(other))]
    expect(mails).toHaveLength(words === null ? 0 : 2)
    expect(shown.map(({ text }: Body) => text)).toEqual(mails.slice(0, 1).map(({ text }) => text))
    for (const mail of mails) {
      expect(mail.text).toContain(words)
      expect(mail.text).toContain('Danke!')
      expect(mail.text).not.toContain('Wirsing')
      expect(Date.parse(mail.nextAttemptAt ?? '') - before).toBeGreaterThanOrEqual(60_000)
    }
    expect(await close(id, outcome)).toMatchObject({ code: 'not_found', current: 'editor' })
    await ok(undo(body.decisions[0]))
    expect((await reported(id)).reports).toHaveLength(4)
    expect([...(await mailsTo(one)), ...(await mailsTo(other))]).toEqual([])
  })

  it('can be closed one by one; new ones stay open', async () => {
    const { id } = await provider()
    const [one, other] = [address(), address()]
    await report(id, { email: one })
    const seen = (await reported(id)).reports[0].ids
    await report(id, { email: other })
    await ok(post('noteRequest', { kind: 'report', id, note: 'Ruft zurück', seen: '' }))
    await ok(post('noteRequest', { kind: 'report', id, take: true }))
    const closing = { entry: id, reports: seen, outcome: 'settled' }
    const answers = await Promise.all([1, 2].map(() => post('closeRequests', closing)))
    expect(statusesOf(answers)).toEqual([200, 404])
    const open = { note: 'Ruft zurück', takenByMe: true, reports: [{ email: other }] }
    expect(await reported(id)).toMatchObject(open)
    expect([(await mailsTo(one)).length, (await mailsTo(other)).length]).toEqual([1, 0])
    await ok(close(id, 'settled'))
    await report(id)
    expect(await reported(id)).toMatchObject({ note: '', takenBy: '' })
  })

  it.each([
    ['deleted', 'Eintrag entfernt', remove],
    [
      'gone by their decision',
      'Eintrag entfernt, da es den Anbieter nicht mehr gibt',
      async (id: string) => (await close(id, 'gone')).decisions[0] as string,
    ],
  ])('of an entry that is %s follow it to the trash and back, with mails', async (_, action, end) => {
    const [{ id, name }, email] = [await provider(), address()]
    await report(id, { email, topics: ['closed'] })
    const line = await end(id)
    expect(await reported(id)).toBeUndefined()
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('aus dem Verzeichnis genommen'),
    ])
    expect(await logLines(name)).toEqual([`editor: ${action}`])
    await ok(undo(line))
    expect(await reported(id)).toMatchObject({ reports: [{ email }] })
    expect(await mailsTo(email)).toEqual([])
    await post('noteRequest', { kind: 'report', id, note: 'Ruft zurück', seen: '' })
    const admin = await server.signIn('Admin')
    await admin.rest('PATCH', `/entries/${id}`, { deletedAt: new Date().toISOString() })
    expect(await reported(id)).toBeUndefined()
    await post('restore', { noun: 'entries', id })
    expect(await reported(id)).toMatchObject({ note: 'Ruft zurück', reports: [{ email }] })
    await end(id)
    expect(await server.count('request-notes', {})).toBe(0)
  })

  it('do not return to a deleted entry', async () => {
    const { id } = await provider()
    await report(id)
    const [decision] = (await close(id, 'settled')).decisions
    const line = await remove(id)
    await refused(undo(decision), 'changed_since')
    await undo(line)
    await ok(undo(decision))
    expect((await reported(id)).reports).toHaveLength(1)
  })

  it('move with a merged entry, and back on undo', async () => {
    const own = { category: 'Hilfsmittel' }
    const [keep, drop] = [await provider(own), await provider(own)]
    await report(drop.id, { text: 'Neue Nummer' })
    await report(keep.id)
    await post('noteRequest', { kind: 'report', id: drop.id, note: 'Angerufen', seen: '' })
    await post('noteRequest', { kind: 'report', id: drop.id, take: true })
    await post('noteRequest', { kind: 'report', id: keep.id, take: true }, await server.loginAs('Admin'))
    const merged = await ok(post('mergeEntries', { keep: keep.id, drop: drop.id }))
    expect(await reported(drop.id)).toBeUndefined()
    const both = { note: 'Angerufen', takenBy: 'admin', reports: [{}, {}] }
    expect(await reported(keep.id)).toMatchObject(both)
    await ok(undo(merged.undo))
    expect((await reported(drop.id)).reports).toMatchObject([{ text: 'Neue Nummer' }])
    expect((await reported(keep.id)).reports).toHaveLength(1)
  })

  it('take their note along with a merged entry, and back on undo', async () => {
    const [keep, drop] = [await provider(), await provider()]
    await report(drop.id)
    await post('noteRequest', { kind: 'report', id: drop.id, note: 'Angerufen', seen: '' })
    const { undo: line } = await ok(post('mergeEntries', { keep: keep.id, drop: drop.id }))
    expect(await reported(keep.id)).toMatchObject({ note: 'Angerufen' })
    await ok(undo(line))
    expect([await reported(keep.id), (await reported(drop.id)).note]).toEqual([undefined, 'Angerufen'])
  })

  it('are gone with an entry that is deleted for good', async () => {
    const [{ id }, email] = [await provider(), address()]
    await report(id, { email })
    await server.remove('entries', { id })
    expect([await server.count('reports', { entry: id }), await mailsTo(email)]).toEqual([0, []])
  })
})
