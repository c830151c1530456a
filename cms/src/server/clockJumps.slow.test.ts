import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '#clock.ts'
import { createLeases } from '#database/leases.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { ok, onServer, refused } from '#testSuite.ts'
import { createCaptcha } from './forms/captcha.ts'

const noon = Date.parse('2026-11-22T11:00:00Z')

/** Also for packages; timers run at their own pace. */
const setClock = (ms: number) => vi.setSystemTime(ms)

onServer('a clock that is set back or forward', (server) => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
  afterEach(() => setClock(noon))
  afterAll(() => void vi.useRealTimers())
  const role = async (token: string) => (await server.as(token).get('getRole')).status

  it('ends sessions that begin in the future or have expired, apart from small differences', async () => {
    const token = await server.loginAs('Editor')
    setClock(noon - 60_000)
    expect(await role(token)).toBe(200)
    setClock(noon - dayMs)
    expect(await role(token)).toBe(401)
    expect(await role(await server.loginAs('Editor'))).toBe(200)
    setClock(noon + dayMs)
    expect(await role(token)).toBe(401)
    const later = await server.loginAs('Editor')
    expect(await role(later)).toBe(200)
    setClock(noon)
    expect(await role(later)).toBe(401)
  })

  it('distinguishes two changes, even at the same or an earlier time', async () => {
    let token = await server.loginAs('Editor')
    const save = (fields: object) => server.as(token).post('addEntry', entryRequest(fields))
    const { uuid } = await save({ services: 'eins' })
    const seen = new Set<string>()
    for (const jump of [0, 0, 0, -1, -1000, 0, 60_000, 0]) {
      setClock(noon + jump)
      const { entry, status } = await save({ uuid, services: `bei ${jump}` })
      expect([status, seen.has(entry.updatedAt)]).toEqual([200, false])
      const before = [...seen].at(-1)
      if (before) expect(entry.updatedAt > before).toBe(true)
      for (const updatedAt of seen) await refused(save({ uuid, updatedAt, services: 'too late' }), 'stale')
      seen.add(entry.updatedAt)
      await ok(save({ uuid, updatedAt: entry.updatedAt }))
    }
    setClock(noon - 4 * 60 * 60 * 1000)
    token = await server.loginAs('Editor')
    const { entry } = await save({ uuid, services: 'hours before' })
    expect(seen.has(entry.updatedAt)).toBe(false)
    await refused(save({ uuid, updatedAt: [...seen].at(-1) ?? '' }), 409)
  })

  it('sends due mails and repeats failed ones', async () => {
    const nextAttemptAt = new Date(Date.now() + 600_000).toISOString()
    const mail = { to: 'a@example.org', subject: 'Betreff', text: 'Text', nextAttemptAt }
    const { id } = await server.create('mails', mail)
    const isSent = async () => Boolean((await server.doc('mails', id)).sentAt)
    const { wakeMailSender } = runtimeOf(server.payload)
    wakeMailSender()
    setClock(noon - dayMs)
    wakeMailSender()
    await vi.waitFor(async () => expect(await isSent()).toBe(true), 60_000)
    const names = await readdir(path.join(server.settings.dataDir, 'mails'))
    expect(names.filter((name) => name.includes(id))).toHaveLength(1)
  })
})

it('a captcha counts once, even after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const captcha = createCaptcha('secret', createLeases())
  const used = captcha.create()
  expect(await captcha.spend(used)).toBe(true)
  const open = captcha.create()
  setClock(noon - dayMs)
  expect([await captcha.picture(used), await captcha.picture(open)]).toEqual([null, null])
  setClock(noon - dayMs / 2)
  for (let i = 0; i < 10; i++) await captcha.spend(captcha.create())
  expect(await captcha.spend(used)).toBe(false)
  vi.useRealTimers()
})
