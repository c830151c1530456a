import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { look } from '../accessible.ts'
import { hydrated, onPhone, visit } from '../browser.ts'
import { call } from '../calls.ts'
import { mailsIn } from '../mails.ts'
import { follow, press, said } from '../pages.ts'
import { runServer, type Server } from '../server.ts'

const dayMs = 24 * 60 * 60 * 1000
const account = { username: 'admin', password: 'password of the admin' }
const env = { SEED: 'none', ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }

let dataDir: string
let server: Server | null = null
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'directory-circle-'))
})
afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * Restarts the server a number of days later, at ten in the morning; at its start it checks which providers are due.
 */
async function restartAtDay(days: number): Promise<void> {
  await server?.stop()
  const then = new Date(Date.now() + days * dayMs).setUTCHours(10, 0, 0, 0)
  server = await runServer(dataDir, { ahead: then - Date.now(), env })
}

const urlOf = (address: string) => `${server?.url}${address}`

async function asAdmin(address: string, body: object) {
  const { access_token: token } = await call(urlOf('/api/login'), account)
  return call(urlOf(address), body, token)
}

async function checkedAt(name: string): Promise<string | null | undefined> {
  const asked = await call(urlOf(`/api/entry?${new URLSearchParams({ category: 'Hilfe', name })}`))
  return asked.entries[0]?.checkedAt
}

/** Waits for a mail with a request for confirmation, starting a number of days ahead, and returns its link. */
async function linkTo(email: string, fromDay: number): Promise<string> {
  const from = new Date(Date.now() + fromDay * dayMs).toISOString().slice(0, 10)
  const links = async () =>
    (await mailsIn(dataDir, from))
      .filter((text) => text.includes(`To: ${email}`) && text.includes('List-Unsubscribe-Post:'))
      .flatMap((text) => /\/confirm\/[\w-]{32}/.exec(text)?.[0] ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 120_000 }).toBe(1)
  return (await links())[0] ?? ''
}

it('the yearly verification leads from mail to confirmation, also by a change request', async () => {
  const names = { right: 'Fahrdienst Rundum', changed: 'Gartenhilfe Kreis' }
  const email = 'rundum@example.org'
  await restartAtDay(0)
  const address = { street: 'Am Ring 1', plz: '97437', city: 'Haßfurt' }
  const place = { category: 'Hilfe', ...address, phone: '030 23125-777' }
  for (const name of Object.values(names)) await asAdmin('/api/addEntry', { ...place, name, email })
  for (const page of ['imprint', 'privacy'])
    await asAdmin(`/api/saveHtml?name=${page}`, { html: '<p>Verein der Probe, Am Ring 2, Haßfurt</p>' })
  await asAdmin('/cms/api/globals/site-settings', {
    siteTitle: 'Wegweiser der Probe',
    association: 'Verein der Probe',
    contactEmail: 'verein@example.org',
    region: { key: 'hassberge', label: 'Haßberge', lat: 50.05, lon: 10.61, radiusKm: 20 },
    phone: '030 23125-300',
    asking: { on: true },
  })

  for (const day of [363, 364, 365]) await restartAtDay(day)
  const page = await visit(onPhone)
  await page.goto(urlOf(await linkTo(email, 363)))
  await hydrated(page)
  await look(page)
  expect(await checkedAt(names.right)).toBeNull()
  const entry = (name: string) =>
    page.locator('section').filter({ has: page.getByText(name, { exact: true }) })
  await press(entry(names.right), /Ja, alles stimmt/)
  await said(page, 'bestätigt, dass alles stimmt')
  const today = new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10)
  expect(await checkedAt(names.right)).toBe(today)

  await follow(entry(names.changed), /Es hat sich etwas geändert/)
  await hydrated(page)
  await page.locator('[name="phone"]').fill('030 23125-888')
  await press(page, /Änderung beantragen/)
  await said(page, 'ist bei uns angekommen')
  expect(await checkedAt(names.changed)).toBeNull()
})
