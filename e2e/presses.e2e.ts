import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from './browser.ts'
import { browser, server } from './setup.ts'
import { openHubAs } from './staff.ts'

// Most frequent tasks of staff, each from their start page to the confirmation, with the number of presses. That of an
// import is in its own journey.

const json = async (path: string, init?: RequestInit) => (await fetch(server.url + path, init)).json()
const post = (path: string, body: object, token?: string) =>
  json(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

/** Counts a click, a key that acts, a choice in a list, and typing into a field as one press each. */
function countPresses(page: Page) {
  let count = 0
  return {
    click: async (on: Locator) => {
      count += 1
      await on.click()
    },
    type: async (into: Locator, text: string) => {
      count += 1
      await into.fill(text)
    },
    key: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    sum: () => count,
  }
}

async function atTheHub() {
  const { page, complaints } = await visit(browser)
  await openHubAs(page, server.url, 'admin')
  const link = (name: string | RegExp) => page.locator('main').getByRole('link', { name }).first()
  return { page, link, complaints, ...countPresses(page) }
}

it('a telephone number is corrected with 5 presses', async () => {
  const [{ name }] = await json('/api/datafilteredcategory?category=Apotheken')
  const { page, link, click, type, key, sum } = await atTheHub()
  await click(link('Anbieter bearbeiten'))
  await type(page.getByLabel('In dieser Liste suchen'), name)
  const row = page.getByRole('row').filter({ hasText: name }).first()
  await page.waitForFunction((name) => document.querySelector('tbody th')?.textContent?.includes(name), name)
  await click(row.locator('[data-label="Telefon"] button').first())
  await type(
    page.locator('tbody input[type="tel"], tbody td input:not([type="checkbox"])').first(),
    '09521 4747',
  )
  await key('Enter')
  await row.getByText('09521 4747').waitFor()
  await row.getByRole('button', { name: /^Rückgängig/ }).waitFor()
  expect(sum()).toBe(5)
})

it('a news item with a picture is written with 6 presses', async () => {
  const { access_token: token } = await post('/api/login', { username: 'admin', password: 'admin-demo' })
  const { page, link, click, type, sum } = await atTheHub()
  void token
  await click(link('Neuigkeit schreiben'))
  await type(page.locator('[name="title"]'), 'Fest mit Bild')
  await type(page.locator('[name="text"]'), 'Um drei im Pfarrheim.')
  await click(page.locator('#news-picture'))
  await click(page.getByRole('dialog').getByRole('button').nth(1))
  await click(page.getByRole('button', { name: 'Veröffentlichen' }))
  await page.getByText('„Fest mit Bild“').first().waitFor()
  expect(sum()).toBe(6)
})

it('a deleted provider is found and brought back with 2 presses', async () => {
  const { access_token: token } = await post('/api/login', { username: 'editor', password: 'editor-demo' })
  const [{ uuid, name }] = await json('/api/datafilteredcategory?category=Friseure')
  await json(`/api/removeEntry?id=${uuid}`, { headers: { Authorization: `Bearer ${token}` } })
  const { page, link, click, sum } = await atTheHub()
  await click(link('Papierkorb'))
  await click(page.getByRole('row').filter({ hasText: name }).getByRole('button').first())
  await page.getByText(`„${name}“ ist wieder da`).waitFor()
  expect(sum()).toBe(2)
})
