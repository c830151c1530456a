import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { hydrated, onPhone } from '../browser.ts'
import { forgive } from '../complaints.ts'
import {
  button,
  fill,
  follow,
  gotFocus,
  keys,
  link,
  logIn,
  open,
  openAdmin,
  press,
  said,
  visitAdmin,
} from '../pages.ts'
import { ownServer, server } from '../setup.ts'
import { adminAt, editorAt, loginAs } from '../staff.ts'

ownServer()

describe('with one login', () => {
  let page: Page
  beforeAll(async () => {
    // By way of the admin UI, to which the login leads back.
    page = await visitAdmin()
  })
  const isLoggedOut = async () => {
    await page.goto(`${server.url}/admin`)
    await page.waitForURL(/\/login\?back=%2Fadmin$/)
  }

  it('a session of the admin UI is valid on the site, too', async () => {
    await page.evaluate(() => localStorage.removeItem('access_token'))
    await page.reload()
    await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
    await open(page, '/edit')
    await said(page, 'Guten Tag, admin!')
  })

  it('a browser that has lost the cookie gets it back', async () => {
    await page.context().clearCookies({ name: 'payload-token' })
    await page.goto(`${server.url}/admin`)
    await link(page, /Zur Redaktion/).waitFor()
    await page.context().clearCookies({ name: 'payload-token' })
    const aside = await page.context().newPage()
    await aside.route('**/api/openAdmin', (route) => route.fulfill({ json: { message: '' } }))
    await aside.goto(`${server.url}/admin`)
    await said(aside, 'Die Verwaltung lässt sich nicht öffnen.')
    await aside.close()
    await page.goto(`${server.url}/logout`)
    await page.waitForURL(/\/login$/)
    await isLoggedOut()
  })

  it('logging out of the admin UI leaves the staff pages, too', async () => {
    await loginAs(page, server.url, 'admin')
    await openAdmin(page, '/collections/news')
    await page.locator('.nav-toggler').first().click()
    await follow(page, /Abmelden/)
    await page.waitForURL(/\/login$/)
    await said(page, 'Sie sind abgemeldet')
    await isLoggedOut()
    await page.goto(`${server.url}/edit`)
    await page.waitForURL(/\/login\?back=%2Fedit$/)
  })
})

it('the staff menu opens by keyboard, and shows more to an Admin', async () => {
  const page = await editorAt('/edit', onPhone)
  const menu = page.getByRole('navigation', { name: 'Redaktion' })
  const toggle = button(menu, /Bereiche/)
  expect((await boxOf(menu)).height).toBeLessThan(60)
  await toggle.press('Enter')
  await link(menu, /^Eintragsanfragen \(\d+\)$/).waitFor()
  const areas = () => menu.locator('#staff-areas').getByRole('link').allTextContents()
  expect(await areas()).toContain('Protokoll')
  expect(await areas()).not.toContain('Person löschen')
  await look(page)
  await keys(page, 'Tab', 'Escape')
  await gotFocus(toggle)
  await keys(page, 'Enter')
  await follow(menu, /Protokoll/)
  await page.waitForURL(/\/edit\/logs$/)
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  await loginAs(page, server.url, 'admin')
  await open(page, '/edit')
  await toggle.click()
  await expect.poll(areas).toEqual(expect.arrayContaining(['Benutzer', 'Person löschen']))
})

it('an Admin resets a forgotten password with the printed recovery code', async () => {
  const page = await adminAt('/edit/account')
  const fold = page.locator('summary', { hasText: 'Wiederherstellungscode' })
  await fold.click()
  await page.getByLabel('Passwort zur Bestätigung').last().fill('admin-demo')
  await press(page, /Code machen/)
  const code = String(await page.locator('code').textContent())
  const hasFocus = (text: string) => page.locator('body :focus', { hasText: text }).waitFor()
  await hasFocus(code)
  await look(page)
  await press(page, /Ich habe ihn/)
  await hasFocus('Code machen')
  await page.goto(`${server.url}/logout`)
  await page.waitForURL(/\/login$/)
  // As on a server that sends mails.
  await page.route('**/api/forgotPassword', (route) => route.fulfill({ json: { isSent: true } }))
  await follow(page, /Passwort vergessen\?/)
  await page.getByLabel('Benutzername oder E-Mail').fill('admin')
  await press(page, /Link per E-Mail schicken/)
  await hasFocus('Bitte sehen Sie in Ihr Postfach.')
  await fold.click()
  await fill(page, 'Benutzername', 'admin')
  await page.getByLabel('Wiederherstellungscode').fill(code)
  await page.getByLabel('Neues Passwort').fill('admin-demo')
  await look(page)
  await press(page, /Passwort setzen/)
  await page.waitForURL(/\/login$/)
  await said(page, 'Ihr neues Passwort gilt ab sofort.')
  await loginAs(page, server.url, 'admin')
  await page.goto(`${server.url}/edit/account`)
  await fold.click()
  await said(page, 'Mit diesem Code kommen Sie wieder hinein')
})

it('one-time codes are set up and required; a backup code works', async () => {
  const page = await adminAt('/edit/account')
  await page.locator('summary', { hasText: 'Einmalcode' }).click()
  await fill(page, 'Ihr Passwort', 'admin-demo')
  await press(page, /Einmalcode einrichten/)
  await page.getByAltText('QR-Code für die App').waitFor()
  await look(page)
  const secret = (await page.locator('form code').textContent())?.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByLabel('Code, den die App jetzt zeigt').fill(code)
  await press(page, /Bestätigen/)
  await said(page, 'Ihre Notfallcodes')
  await look(page)
  const first = String(await page.locator('li code').first().textContent())
  await press(page, /Ich habe sie/)
  await page.goto(`${server.url}/logout`)
  await page.waitForURL(/\/login$/)

  await hydrated(page)
  await logIn(page, 'admin')
  const field = page.getByLabel('Einmalcode')
  await field.fill('000 000')
  await look(page)
  await keys(page, 'Enter')
  await said(page, 'Dieser Code stimmt nicht')
  await look(page)
  await field.fill(first)
  await keys(page, 'Enter')
  await page.waitForURL(/\/edit$/)
  forgive(/status of 4/)
})
