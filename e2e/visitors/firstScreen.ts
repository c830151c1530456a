import { type Locale, localePath } from '@directory/shared/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, visit } from '../browser.ts'
import { browser, server } from '../setup.ts'
import { isFocused } from '../staff.ts'

const phone = { width: 360, height: 740 }
const windows = [phone, { width: 1280, height: 720 }]
const textsOf = {
  de: { question: 'In welchem Ort wohnen Sie?', ask: /Ort angeben$/, far: /\d+ km/, near: 'unter 1 km' },
  en: {
    question: 'Which town do you live in?',
    ask: /Name your town$/,
    far: /\d+ km/,
    near: 'less than 1 km',
  },
}

/** Returns true if the element is completely visible before scrolling. */
async function isOnFirstScreen(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  )
}

/** What is there before anybody scrolls, and the town that is asked for once. */
export const firstScreen = (locale: Locale) => {
  const address = (path: string) => server.url + localePath(locale, path)
  const { question, ask, far, near } = textsOf[locale]

  it('the first screen of a telephone and of a desktop holds what people came for', async () => {
    for (const viewport of windows) {
      const { page } = await visit(browser, { viewport })
      await page.goto(address('/'))
      await hydrated(page)
      const main = page.getByRole('main')
      expect(await isOnFirstScreen(page, main.locator('input[name="q"]'))).toBe(true)
      const pictures = main.locator('a[href*="/categories/top/"] img')
      expect(await pictures.count()).toBe(8)
      expect(await isOnFirstScreen(page, pictures.nth(0))).toBe(true)
      expect(await isOnFirstScreen(page, pictures.nth(1))).toBe(true)

      await page.goto(address('/categories/list/Friseure'))
      await hydrated(page)
      const first = main.getByRole('article').first()
      expect(await isOnFirstScreen(page, first.getByRole('heading'))).toBe(true)
      expect(await isOnFirstScreen(page, first.locator('a[href^="tel:"]'))).toBe(true)
    }
  })

  it('the town is asked once, kept, and used in lists, in the search and on the page of a provider', async () => {
    const { page, complaints } = await visit(browser, { viewport: phone })
    const main = page.getByRole('main')
    const field = page.getByLabel(question)
    await page.goto(address('/categories/list/Friseure'))
    await hydrated(page)
    expect(await field.isVisible()).toBe(false)
    await main.getByRole('article').first().getByRole('link', { name: ask }).click()
    expect(await isFocused(field)).toBe(true)
    await field.fill('Ebern')
    await field.press('Enter')
    await page.waitForURL(/\?from=Ebern$/)
    // The nearest town comes first.
    await main.getByRole('article').first().getByText(near).waitFor()
    expect(await main.getByRole('link', { name: ask }).count()).toBe(0)
    const storedPlace = await page.evaluate(() => JSON.parse(localStorage.getItem('currentPosition') ?? ''))
    expect(storedPlace).toMatchObject({ city: 'Ebern', latitude: expect.closeTo(50.1, 0) })

    // Navigating within the site…
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/Friseure\/./)
    await main.getByText(near).waitFor()
    // …and returning by a full load: the address contains the place before the first paint, and no data is requested
    // again.
    for (const path of [
      '/categories/list/Apotheken',
      '/fastsearch?q=Apotheke',
      '/categories/list/Friseure/Salon%20Silberlocke',
    ]) {
      await page.goto(address(path))
      await hydrated(page)
      await page.waitForURL(/[?&]from=Ebern$/)
      await main.getByText(far).first().waitFor()
      expect([path, await main.getByRole('link', { name: ask }).count()]).toEqual([path, 0])
    }

    // An address that contains a place stays as it is, and so does the stored place.
    await page.goto(address('/categories/list/Friseure?from=Ha%C3%9Ffurt'))
    await hydrated(page)
    expect(page.url()).toBe(address('/categories/list/Friseure?from=Ha%C3%9Ffurt'))
    await main
      .getByRole('article')
      .first()
      .getByText(/, Haßfurt$/)
      .waitFor()

    await page.goto(address('/categories/list/Friseure'))
    await hydrated(page)
    await page.waitForURL(/\?from=Ebern$/)
    await main.locator('summary').first().click()
    await field.fill('')
    await field.press('Enter')
    await main.getByRole('link', { name: ask }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('currentPosition'))).toBeNull()
    expect(complaints).toEqual([])
  })
}
