import { dayMs, moveClock } from '#clock.ts'
import { change, entryRequest } from '#endpoints/requests.fixture.ts'
import { holdMails, releaseMails } from '#mail/heldMails.ts'
import { regionDate, regionMoment } from '#publicData/onDate.ts'
import { ok, onServer, refused } from '#testSuite.ts'
import { remindDaily } from './remind.ts'

const wish = (name: string) => entryRequest({ name, email: 'wer@example.org' })

onServer('mails to staff about waiting requests', async (server) => {
  const email = 'redaktion@example.org'
  const sent = () => server.mailsTo(email)
  await server.content.settings()
  const [editor, admin] = [await server.signIn('Editor'), await server.signIn('Admin')]
  const [{ id = '' } = {}] = await server.docs('users', { username: 'editor' })
  await server.update('users', id, { email })
  afterEach(() => moveClock(0))

  const save = (reminders: string) => editor.post('/api/saveAccount', { reminders })
  const goTo = (days: number, time: string) =>
    moveClock(regionMoment(regionDate(Date.now() + days * dayMs), time) - Date.now())

  it('go out once a day, in daytime, while a request waits, without names', async () => {
    const days = async () => (await sent()).length - 1
    const { id: entry } = await server.content.entry({ name: 'Salon Falsch' })
    await server.post('/api/addReport', { entry, topics: ['phone'] })
    goTo(0, '12:30')
    await remindDaily(server.payload)
    expect(await days()).toBe(0)
    await server.payload.delete({ collection: 'reports', where: {} })
    goTo(1, '12:30')
    await remindDaily(server.payload)
    expect(await days()).toBe(0)
    await server.post('/api/addPendingEntry', wish('Salon Geheim'))
    for (const time of ['06:59', '20:00']) {
      goTo(1, time)
      await remindDaily(server.payload)
      expect(await days()).toBe(0)
    }
    goTo(1, '07:00')
    for (let i = 0; i < 3; i++) await remindDaily(server.payload)
    expect(await days()).toBe(1)
    goTo(2, '19:59')
    await Promise.allSettled([remindDaily(server.payload), remindDaily(server.payload)])
    expect(await days()).toBe(2)
    const [, mail] = await sent()
    const said = `${mail?.subject} ${mail?.text}`
    expect(said).toContain('Eine Eintragsanfrage')
    expect(said).toContain('/edit/pending_entries')
    expect(said).not.toMatch(/Geheim|wer@example|Hauptstr/)
    await holdMails(server.payload)
    goTo(3, '12:30')
    await remindDaily(server.payload)
    expect(await days()).toBe(2)
    await releaseMails(server.payload)
  })

  it('are sent as each account has chosen: daily, at once, or never', async () => {
    const usual = { email, reminders: 'daily' }
    expect(await editor.json('/api/account')).toMatchObject(usual)
    expect(await admin.json('/api/account')).toMatchObject({ email: '', reminders: 'never' })
    await refused(save('sometimes'), 400)
    await ok(save('at-once'))
    const before = (await sent()).length
    await server.post('/api/addPendingChange', change())
    await server.post('/api/addPendingEntry', wish('Salon Zwei'))
    const mails = await sent()
    expect(mails.length).toBe(before + 2)
    expect(mails.at(-1)?.text).toMatch(/2 Eintragsanfragen.*Eine Änderungsanfrage/s)
    // Several reports about one entry count as one.
    const { id: entry } = await server.content.entry({ name: 'Salon Offen' })
    for (const topics of [['phone'], ['hours']]) {
      await server.post('/api/addReport', { entry, topics })
      expect(await sent()).toHaveLength(before + 3)
    }
    const told = (await sent()).at(-1)
    expect(told?.text).toContain('Ein Hinweis')
    expect(told?.subject).toContain('4 Anfragen')
    await ok(save('never'))
    await server.post('/api/addPendingEntry', wish('Salon Drei'))
    goTo(5, '12:30')
    await remindDaily(server.payload)
    expect(await sent()).toHaveLength(before + 3)
    moveClock(0)
    expect(await editor.json('/api/account')).toMatchObject({ reminders: 'never' })
  })
})
