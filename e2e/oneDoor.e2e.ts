import type { Route } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminReady, hydrated, type Visit, visit } from './browser.ts'
import { browser, server } from './setup.ts'
import { loginAs } from './staff.ts'

let desk: Visit
beforeAll(async () => {
  desk = await visit(browser)
})

/** Whether the browser opens the admin UI, or where it leads instead. */
async function openAdmin({ page }: Visit, path = ''): Promise<string> {
  await page.goto(`${server.url}/admin${path}`)
  await page.waitForFunction(() => document.documentElement.dataset.page)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** On the login page, by keyboard. */
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
  expect(await openAdmin(desk, '/collections/news')).toMatch(/^\/admin\/collections\/news/)
  await adminReady(page)
  await page.locator('.nav-toggler').first().click()
  await page.getByRole('link', { name: 'Abmelden' }).first().click()
  await page.waitForURL(/\/login$/)
  await page.getByText('Sie sind abgemeldet').waitFor()

  expect(await openAdmin(desk)).toBe('/login?back=%2Fadmin')
  await page.goto(`${server.url}/edit`)
  await page.waitForURL(/\/login\?back=%2Fedit$/)
})

it('asked for the admin UI first, it leads through the same login and back', async () => {
  const { page } = desk
  expect(await openAdmin(desk, '/collections/logs')).toBe('/login?back=%2Fadmin%2Fcollections%2Flogs')
  await hydrated(page)
  await page.getByText('Seniorennetz Haßberge e. V.').first().waitFor()
  await logIn(desk, 'admin')
  await page.waitForURL(/\/admin\/collections\/logs/)

  await page.goto(`${server.url}/edit`)
  await page.getByRole('heading', { name: 'Guten Tag, admin!' }).waitFor()
})

it('a browser that has lost the cookie gets it back without another login', async () => {
  const { page, context } = desk
  await context.clearCookies({ name: 'payload-token' })
  await page.goto(`${server.url}/admin`)
  await page.getByRole('heading', { name: 'Was auf Sie wartet' }).waitFor()
  // A browser that takes none at all is told so.
  await context.clearCookies({ name: 'payload-token' })
  const strip = (route: Route) => route.fulfill({ json: { message: '' } })
  await page.route('**/api/openAdmin', strip)
  await page.goto(`${server.url}/admin`)
  await page.getByText('Die Verwaltung lässt sich nicht öffnen.').waitFor()
  await page.unroute('**/api/openAdmin', strip)
  await page.goto(`${server.url}/logout`)
  await page.waitForURL(/\/login$/)
  expect(await openAdmin(desk)).toBe('/login?back=%2Fadmin')
  expect(desk.complaints).toEqual([])
})

it('what the admin UI knows of a session the site knows, too', async () => {
  const { page } = desk
  await openAdmin(desk)
  await logIn(desk, 'admin')
  await page.getByRole('heading', { name: 'Was auf Sie wartet' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.reload()
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
  await page.goto(`${server.url}/edit`)
  await page.getByRole('heading', { name: 'Guten Tag, admin!' }).waitFor()
})

it('says that a session is over and keeps what was typed', async () => {
  const editor = await visit(browser)
  const { page } = editor
  await loginAs(page, server.url, 'editor')
  await page.goto(`${server.url}/edit/create_news`)
  await page.getByLabel('Überschrift').fill('Singen im Pfarrheim')
  // Ended from somewhere else.
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    await fetch('/api/logout', { method: 'POST', headers })
  })
  await page.getByLabel('Text').fill('Am Montag um drei.')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByText('Ihre Anmeldung ist abgelaufen oder wurde beendet.').waitFor()
  await page.getByText('ist noch da').waitFor()
  await logIn(editor, 'editor')
  await page.waitForURL(/\/edit\/create_news$/)
  expect(await page.getByLabel('Überschrift').inputValue()).toBe('Singen im Pfarrheim')
})
