import { Secret, TOTP } from 'otpauth'
import type { Route } from 'playwright-core'
import { look } from '../accessible.ts'
import { adminReady, hydrated, onPhone, type Visit, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { fill, follow, gotFocus, open, press, said } from '../pages.ts'
import { browser, ownServer, server } from '../setup.ts'
import { loginAs, staffAt } from '../staff.ts'

ownServer()

let desk: Visit
beforeAll(async () => {
  desk = await visit(browser)
})

async function openAdmin({ page }: Visit, path = ''): Promise<string> {
  await page.goto(`${server.url}/admin${path}`)
  await page.waitForFunction(() => document.documentElement.dataset.page)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function logIn({ page }: Visit, name: 'admin' | 'editor'): Promise<void> {
  await hydrated(page)
  await page.getByLabel('Benutzername').fill(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${name}-demo`)
  await page.keyboard.press('Enter')
}

it('one login opens the staff pages and the admin UI, and logging out there ends both', async () => {
  const { page } = desk
  await loginAs(page, server.url, 'admin')
  await open(page, '/edit')
  expect(await openAdmin(desk, '/collections/news')).toMatch(/^\/admin\/collections\/news/)
  await adminReady(page)
  await page.locator('.nav-toggler').first().click()
  await follow(page, /Abmelden/)
  await page.waitForURL(/\/login$/)
  await said(page, 'Sie sind abgemeldet')

  expect(await openAdmin(desk)).toBe('/login?back=%2Fadmin')
  await page.goto(`${server.url}/edit`)
  await page.waitForURL(/\/login\?back=%2Fedit$/)
})

it('opening the admin UI first leads through the same login and back', async () => {
  const { page } = desk
  expect(await openAdmin(desk, '/collections/logs')).toBe('/login?back=%2Fadmin%2Fcollections%2Flogs')
  await hydrated(page)
  await said(page, 'Seniorennetz Haßberge e. V.')
  await logIn(desk, 'admin')
  await page.waitForURL(/\/admin\/collections\/logs/)

  await page.goto(`${server.url}/edit`)
  await page.getByRole('heading', { name: 'Guten Tag, admin!' }).waitFor()
})

it('a browser that has lost the cookie gets it back without another login', async () => {
  const { page, context } = desk
  await context.clearCookies({ name: 'payload-token' })
  await page.goto(`${server.url}/admin`)
  await page.getByRole('link', { name: 'Zur Redaktion' }).waitFor()
  await context.clearCookies({ name: 'payload-token' })
  const strip = (route: Route) => route.fulfill({ json: { message: '' } })
  const aside = await context.newPage()
  await aside.route('**/api/openAdmin', strip)
  await aside.goto(`${server.url}/admin`)
  await said(aside, 'Die Verwaltung lässt sich nicht öffnen.')
  await aside.close()
  await page.goto(`${server.url}/logout`)
  await page.waitForURL(/\/login$/)
  expect(await openAdmin(desk)).toBe('/login?back=%2Fadmin')
})

it('a session of the admin UI is valid on the site, too', async () => {
  const { page } = desk
  await openAdmin(desk)
  await logIn(desk, 'admin')
  await page.getByRole('link', { name: 'Zur Redaktion' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.reload()
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
  await page.goto(`${server.url}/edit`)
  await page.getByRole('heading', { name: 'Guten Tag, admin!' }).waitFor()
})

it('the staff menu opens by keyboard, and shows more to an Admin', async () => {
  const { page } = await staffAt('editor', '/edit', onPhone)
  const menu = page.getByRole('navigation', { name: 'Redaktion' })
  const toggle = menu.getByRole('button', { name: 'Bereiche' })
  await toggle.focus()
  expect((await menu.boundingBox())?.height).toBeLessThan(60)
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: /^Eintragsanfragen \(\d+\)$/ }).waitFor()
  const areas = () => menu.locator('#staff-areas').getByRole('link').allTextContents()
  expect(await areas()).toContain('Protokoll')
  expect(await areas()).not.toContain('Person löschen')
  await look(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await gotFocus(toggle)
  await page.keyboard.press('Enter')
  await follow(menu, /Protokoll/)
  await page.waitForURL(/\/edit\/logs$/)
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  await toggle.click()
  await follow(menu, /Abmelden/)
  await page.waitForURL(/\/login$/)

  await loginAs(page, server.url, 'admin')
  await open(page, '/edit')
  await toggle.click()
  await expect.poll(areas).toEqual(expect.arrayContaining(['Benutzer', 'Person löschen']))
})

it('an Admin resets a forgotten password with the printed recovery code', async () => {
  const { page } = await staffAt('admin', '/edit/account')
  await page.locator('summary', { hasText: 'Wiederherstellungscode' }).click()
  await page.getByLabel('Passwort zur Bestätigung').last().fill('admin-demo')
  await press(page, /Code machen/)
  const code = await page.locator('code').textContent()
  const hasFocus = (words: string) =>
    page.evaluate((words) => {
      const focused = document.activeElement
      return focused !== document.body && focused?.textContent?.includes(words)
    }, words)
  expect(await hasFocus(String(code))).toBe(true)
  await look(page)
  await press(page, /Ich habe ihn/)
  await expect.poll(() => hasFocus('Code machen')).toBe(true)
  await page.goto(`${server.url}/logout`)
  await page.waitForURL(/\/login$/)
  // As on a server that sends mails.
  await page.route('**/api/forgotPassword', (route) => route.fulfill({ json: { isSent: true } }))
  await follow(page, /Passwort vergessen\?/)
  await page.getByLabel('Benutzername oder E-Mail').fill('admin')
  await press(page, /Link per E-Mail schicken/)
  await page.getByRole('status').filter({ hasText: 'Bitte sehen Sie in Ihr Postfach.' }).waitFor()
  expect(await hasFocus('Bitte sehen Sie in Ihr Postfach.')).toBe(true)
  await page.locator('summary', { hasText: 'Wiederherstellungscode' }).click()
  await fill(page, 'Benutzername', 'admin')
  await page.getByLabel('Wiederherstellungscode').fill(String(code))
  await page.getByLabel('Neues Passwort').fill('admin-demo')
  await look(page)
  await press(page, /Passwort setzen/)
  await page.waitForURL(/\/login$/)
  await said(page, 'Ihr neues Passwort gilt ab sofort.')
  await loginAs(page, server.url, 'admin')
  await page.goto(`${server.url}/edit/account`)
  await page.locator('summary', { hasText: 'Wiederherstellungscode' }).click()
  await said(page, 'Mit diesem Code kommen Sie wieder hinein')
})

it('one-time codes are set up and required; a backup code works', async () => {
  const { page } = await staffAt('admin', '/edit/account')
  await page.locator('summary', { hasText: 'Einmalcode' }).click()
  await fill(page, 'Ihr Passwort', 'admin-demo')
  await press(page, /Einmalcode einrichten/)
  await page.getByAltText('QR-Code für die App').waitFor()
  await look(page)
  const secret = (await page.locator('form code').textContent())?.replaceAll(' ', '') ?? ''
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByLabel('Code, den die App jetzt zeigt').fill(code())
  await press(page, /Bestätigen/)
  await page.getByRole('heading', { name: 'Ihre Notfallcodes' }).waitFor()
  await look(page)
  const [first = ''] = await page.locator('li code').allTextContents()
  await press(page, /Ich habe sie/)
  await page.goto(`${server.url}/logout`)
  await page.waitForURL(/\/login$/)

  for (const [otp, opens] of [
    ['000 000', false],
    [first, true],
  ] as const) {
    await open(page, '/login')
    await page.getByLabel('Benutzername').fill('admin')
    await fill(page, 'Passwort', 'admin-demo')
    await page.keyboard.press('Enter')
    await page.getByLabel('Einmalcode').fill(otp)
    await look(page)
    await page.keyboard.press('Enter')
    if (opens) await page.waitForURL(/\/edit$/)
    else await said(page, 'Dieser Code stimmt nicht')
  }
  forgive(/status of 4/)
})
