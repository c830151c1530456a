import { type Locale, localePath } from '#shared/locales'
import { injectAxe, look, type Scheme } from '../accessible.ts'
import { hydrated, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { publicPages } from '../pageLists.ts'
import { reach } from '../reach.ts'
import { server } from '../setup.ts'

/** One window, because opening one is much more expensive than navigating in it. */
export const everyPage = (locale: Locale, schemes: readonly Scheme[]) =>
  it(`every public page is accessible, ${schemes.join(' and ')}, with title, main heading and language link`, async () => {
    const page = await visit()
    await injectAxe(page)
    const titles = new Set<string>()
    const pages = (await publicPages()).map((path) => localePath(locale, path))
    const otherLanguage = locale === 'de' ? 'en' : 'de'
    for (const address of pages) {
      await page.goto(server.url + address)
      titles.add(await page.title())
      expect(await page.locator('h1').count(), address).toBe(1)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      const other = page.locator(`a[hreflang="${otherLanguage}"], meta[name="robots"]`)
      expect(await other.count(), address).toBeGreaterThan(0)
      await hydrated(page)
      await look(page, schemes)
      await reach(page)
    }
    forgive(/status of 404/)
    // At most two providers with the same name, two unknown addresses and the empty search share a title.
    expect(titles.size).toBeGreaterThanOrEqual(pages.length - 3)
  })
