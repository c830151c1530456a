import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { browser, server } from './setup.ts'

const pages = [
  '/',
  '/news',
  '/categories',
  '/categories/list/Friseure',
  '/categories/list/Apotheken/Quitten-Apotheke',
  '/categories/list/Apotheken/Schwalben-Apotheke',
  '/fastsearch',
  '/fastsearch?q=Pflege',
  '/fastsearch?q=xyzxyz',
  '/links',
  '/help',
  '/aboutus',
  '/security',
  '/imprint',
  '/contact',
  '/login',
  '/categories/list/Gibt-es-nicht',
  '/gibt-es-nicht',
]
const languages = ['', '/en']

describe.each(languages)('in the language at "%s/"', (prefix) => {
  it.each(pages)('%s is accessible, light and dark', async (path) => {
    const found = async (colorScheme: 'light' | 'dark') => {
      const { page, context } = await visit(browser, { colorScheme })
      await page.goto(address(prefix, path))
      await hydrated(page)
      const wrong = await violations(page)
      await context.close()
      return wrong
    }
    expect(await Promise.all([found('light'), found('dark')])).toEqual([[], []])
  })

  it.each(pages)('%s fits a narrow phone with the largest letters', async (path) => {
    const { page, context, complaints } = await visit(browser, { viewport: { width: 320, height: 640 } })
    await page.addInitScript(() => localStorage.setItem('scalingFactor', '1.5'))
    await page.goto(address(prefix, path))
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('27px')
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(tooWide).toBe(0)
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([])
    await context.close()
  })
})

it('every page says its own name, one main heading and the way to the other language', async () => {
  const titles = new Set<string>()
  const { page } = await visit(browser)
  for (const path of pages) {
    await page.goto(address('', path))
    titles.add(await page.title())
    expect(await page.locator('h1').count(), path).toBe(1)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    expect(
      await page.locator('link[rel="alternate"][hreflang="en"], meta[name="robots"]').count(),
      path,
    ).toBeGreaterThan(0)
  }
  // Two namesakes, two unknown addresses and the empty search share theirs at most.
  expect(titles.size).toBeGreaterThanOrEqual(pages.length - 3)
})

it('the text grows step by step, stays after a reload, and is right in the first paint', async () => {
  const { page } = await visit(browser)
  await page.goto(server.url)
  await hydrated(page)
  for (let i = 0; i < 5; i++)
    await page
      .getByRole('button', { name: /A\+|größer/ })
      .first()
      .click()
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '27px')
  expect(await page.evaluate(() => localStorage.getItem('scalingFactor'))).toBe('1.5')
  await page.goto(`${server.url}/news`, { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await rootFontSize(page)).toBe('27px')
})

it('the language changes in place and the address can be shared', async () => {
  const { page, complaints } = await visit(browser)
  await page.goto(`${server.url}/categories/list/Friseure?barrierfree=true`)
  await hydrated(page)
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${server.url}/en/categories/list/Friseure?barrierfree=true`)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Services' }).waitFor()
  expect(complaints).toEqual([])
})

it('on a phone the menu opens and closes by keyboard and holds the text size', async () => {
  const { page } = await visit(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(server.url)
  await hydrated(page)
  const menu = page.getByRole('button', { name: /Menü/ })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').getByRole('link', { name: 'Hilfe' }).waitFor()
  expect(
    await page
      .getByRole('button', { name: /A\+|größer/ })
      .first()
      .isVisible(),
  ).toBe(true)
  await page.keyboard.press('Escape')
  expect(await menu.getAttribute('aria-expanded')).toBe('false')
})

it('logging in leads to the hub and out again; a wrong password says so', async () => {
  const { page } = await visit(browser)
  await page.goto(`${server.url}/edit`)
  await page.waitForURL(/\/login/)
  await page.getByLabel('Benutzername').fill('editor')
  await page.getByLabel('Passwort', { exact: true }).fill('falsch-falsch')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Passwort', { exact: true }).fill('editor-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit$/)
  await page
    .getByRole('main')
    .getByText(/editor/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Abmelden' }).first().click()
  await page.waitForURL(/\/login/)
  await page.goto(`${server.url}/edit`)
  await page.waitForURL(/\/login/)
})

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

function address(prefix: string, path: string): string {
  return server.url + (prefix && path === '/' ? prefix : prefix + path)
}

/** What axe finds, in short; nothing is switched off. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
