import { localePath, locales } from '@directory/shared/routes'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inaccessible, injectAxe } from '../accessible.ts'
import { brokenWords } from '../brokenWords.ts'
import { hydrated, visit } from '../browser.ts'
import { publicPages, sampleOf } from '../publicPages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

// Opening a page is much more expensive than navigating in it, so one page visits all addresses of a journey.
describe.each(locales)('in %s', (locale) => {
  const isFirst = locale === locales[0]
  const addresses = async () => {
    const all = publicPages(server.url)
    return (await (isFirst ? all : sampleOf(all))).map((path) => localePath(locale, path))
  }

  it('every public page is accessible, light and dark, with a name, a main heading and the other language', async () => {
    const { page, context } = await visit(browser)
    await injectAxe(page)
    const wrong: string[] = []
    const titles = new Set<string>()
    const pages = await addresses()
    for (const address of pages) {
      await page.goto(server.url + address)
      titles.add(await page.title())
      expect(await page.locator('h1').count(), address).toBe(1)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      const other = page.locator(`a[hreflang="${isFirst ? 'en' : 'de'}"], meta[name="robots"]`)
      expect(await other.count(), address).toBeGreaterThan(0)
      await hydrated(page)
      wrong.push(...(await inaccessible(page)))
    }
    expect(wrong).toEqual([])
    // At most two providers with the same name, two unknown addresses and the empty search share a title.
    expect(titles.size).toBeGreaterThanOrEqual(pages.length - 3)
    await context.close()
  })

  it('every public page fits a narrow phone with the largest letters, no word broken without a hyphen', async () => {
    const { page, context, complaints } = await visit(browser, { viewport: { width: 320, height: 740 } })
    await page.addInitScript(() => localStorage.setItem('scalingFactor', '1.5'))
    const broken: string[] = []
    for (const address of await addresses()) {
      await page.goto(server.url + address)
      await hydrated(page)
      expect([address, await rootFontSize(page)]).toEqual([address, '27px'])
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([address, tooWide]).toEqual([address, 0])
      for (const word of await brokenWords(page)) broken.push(`${address}: ${word}`)
    }
    expect(broken).toEqual([])
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([])
    await context.close()
  })
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
