import type { Page } from 'playwright-core'
import { localePath, locales } from '#shared/locales'
import { boxOf } from '../boxes.ts'
import { onPhone, visit } from '../browser.ts'
import { button, isFocused, keys, open, said, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'
import { textsIn } from '../texts.ts'

onlyReads()

const storedPlace = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('currentPosition'))) ?? 'null')

describe.each(locales)('the home page in %s', (locale) => {
  const home = localePath(locale, '/')
  const t = textsIn(locale)
  const [what, where] = [t('home.search.label'), t('home.search.where')]

  it('is short on a phone, and the numbers to call are not far down', async () => {
    const page = await visitAt(home, onPhone)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)
    const main = page.getByRole('main')
    expect(await main.locator('h1 > span').count()).toBe(3)
    for (const part of ['#topics', '#coming', '#doors', '#doors + p'])
      expect(await main.locator(part).isVisible()).toBe(true)
    expect(await main.locator('a[href*="/categories/top/"]').count()).toBe(8)
    const numbers = main.locator('a[href^="tel:"]')
    expect(await numbers.count()).toBeGreaterThan(5)
    for (const number of await numbers.all()) expect((await boxOf(number)).bottom).toBeLessThanOrEqual(1200)
  })

  it('asks for query and town, keeps the town as a chip, and searches for both', async () => {
    const page = await visit(onPhone)
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await open(page, home)
    const main = page.getByRole('main')
    expect(requestedPaths).not.toContain('/api/places')
    await main.getByLabel(what).fill(locale === 'en' ? 'GP' : 'Hausarzt')
    await main.getByLabel(where).focus()
    await expect.poll(() => requestedPaths.includes('/api/places')).toBe(true)
    // A village without providers, typed as people write it.
    await main.getByLabel(where).fill('kraisdorf')
    await keys(page, 'Enter')
    await page.waitForURL(/[?&]from=kraisdorf$/)
    const first = main.getByRole('article').first()
    // Its exact position is unknown.
    await said(first, /^(ab|from) Pfarrweisach: \d+ km$/)
    expect(await storedPlace(page)).toMatchObject({ city: 'Kraisdorf' })

    await open(page, home)
    const chip = button(main, new RegExp(`^${t('list.fromRemove')}`))
    expect(await chip.innerText()).toContain('Kraisdorf')
    await chip.click()
    expect(await storedPlace(page)).toBeNull()
    const field = main.getByLabel(where)
    expect(await isFocused(field)).toBe(true)

    await field.fill('Atlantis')
    await keys(page, 'Tab')
    await said(main, /Atlantis/)
    await field.fill('Junkersdorf')
    await keys(page, 'Tab')
    await said(main, 'Junkersdorf (Pfarrweisach)')
    expect(await storedPlace(page)).toBeNull()
    await field.fill('Junkersdorf (Pfarrweisach)')
    await keys(page, 'Tab')
    await chip.waitFor()
    expect(await storedPlace(page)).toMatchObject({ city: 'Junkersdorf (Pfarrweisach)' })
  })
})
