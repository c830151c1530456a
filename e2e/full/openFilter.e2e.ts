import { localePath, localeRows, locales } from '#shared/locales'
import { routes } from '#shared/routes'
import { boxOf, enlarge, isInWindow, scrollTop } from '../boxes.ts'
import { visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { open } from '../pages.ts'
import { browser, onlyReads } from '../setup.ts'
import { filterTexts } from '../visitors/fromSearchToNumber.ts'

onlyReads()

// A window of another time than the server's hydrates anew.
afterEach(() => forgive(/hydrat|#4[12]\d/i))

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

it.each(locales)(
  'the unfolded filter always shows its count, in large letters, too, in %s',
  async (locale) => {
    const texts = filterTexts[localeRows[locale].words]
    for (const scale of [1, 1.5]) {
      const { page } = await visit(browser, phone)
      await enlarge(page, scale)
      for (const path of [routes.providerList.href('Friseure'), '/fastsearch?q=Pflege']) {
        await open(page, localePath(locale, path))
        await page.getByRole('main').locator('summary').filter({ hasText: texts.filter }).tap()
        const show = page.getByRole('main').getByRole('button', { name: texts.show })
        const { bottom } = await boxOf(page.getByRole('main').locator('form details').first())
        const end = bottom + (await scrollTop(page))
        for (let y = 0; y <= Math.max(0, end - 740); y += 100) {
          await page.evaluate((y) => window.scrollTo(0, y), y)
          expect([path, y, await isInWindow(page, show)]).toEqual([path, y, true])
        }
        await show.tap()
        await expect.poll(() => show.isVisible()).toBe(false)
        const first = page.getByRole('main').getByRole('article').first().getByRole('heading')
        expect(await isInWindow(page, first)).toBe(true)
      }
    }
  },
)
