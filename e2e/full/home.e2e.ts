import { localePath, locales } from '#shared/locales'
import { boxOf } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

describe.each(locales)('the home page in %s', (locale) => {
  const home = localePath(locale, '/')

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
})
