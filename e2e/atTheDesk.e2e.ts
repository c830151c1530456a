import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, visit } from './browser.ts'
import { type Server, startServer } from './server.ts'
import { loginAs } from './staff.ts'

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

it('an editor writes news and reads the log; what is for administrators is neither shown nor reachable', async () => {
  const { page } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  expect(await page.getByRole('link', { name: 'Benutzer' }).count()).toBe(0)

  await page.goto(`${server.url}/edit/create_news`)
  await page.getByLabel('Überschrift').fill('Kaffeenachmittag im Advent')
  await page.getByLabel('Text', { exact: true }).fill('Wir freuen uns auf Sie.\nKuchen gibt es auch.')
  await page.getByLabel('Datum').fill('2026-12-06')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByText('wurde veröffentlicht').first().waitFor()

  const { page: visitor } = await visit(browser)
  await visitor.goto(`${server.url}/news`)
  expect(await visitor.getByRole('main').textContent()).toContain('Kaffeenachmittag im Advent')
  expect(await visitor.getByRole('main').textContent()).toContain('Sonntag, 6. Dezember 2026')

  await page.goto(`${server.url}/edit/logs`)
  await page.getByText('Kaffeenachmittag im Advent').first().waitFor()

  for (const path of ['/edit/users', '/edit/pages', '/edit/top_categories', '/edit/files']) {
    await page.goto(server.url + path)
    await page.getByText('Nur für Administratoren').first().waitFor()
  }
})

it('an administrator adds and removes a user', async () => {
  const { page } = await visit(browser)
  await loginAs(page, server.url, 'admin')
  const made = await call(page, 'POST', '/api/adduser', {
    username: 'neue',
    password: 'lange genug 1',
    role: 'Editor',
  })
  expect(made.status).toBe(200)
  await page.goto(`${server.url}/edit/users`)
  await page.getByText('neue', { exact: true }).first().waitFor()
  await page
    .getByRole('row', { name: /neue/ })
    .getByRole('button', { name: /Löschen/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Löschen/ })
    .click()
  await page.getByText('Benutzer gelöscht.').first().waitFor()
})

async function call(page: import('playwright-core').Page, method: string, path: string, body: object) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
        body: JSON.stringify(body),
      })
      return { status: response.status }
    },
    { method, path, body },
  )
}
