import { localePath, localeRows, locales } from '#shared/locales'
import { boxOf, enlarge, isInWindow, scrollTop } from '../boxes.ts'
import { visit } from '../browser.ts'
import { forgiveHydration } from '../complaints.ts'
import { list, main, open } from '../pages.ts'
import { onlyReads } from '../setup.ts'
import { filterTexts, touched } from '../visitors/fromSearchToNumber.ts'

onlyReads()

forgiveHydration()

it.each(locales)(
  'the unfolded filter always shows its count, in large letters, too, in %s',
  async (locale) => {
    const texts = filterTexts[localeRows[locale].words]
    for (const scale of [1, 1.5]) {
      const page = await visit(touched)
      await enlarge(page, scale)
      for (const path of [list, '/fastsearch?q=Pflege']) {
        await open(page, localePath(locale, path))
        await main(page).locator('summary').filter({ hasText: texts.filter }).tap()
        const show = main(page).getByRole('button', { name: texts.show })
        const { bottom } = await boxOf(main(page).locator('form details').first())
        const end = bottom + (await scrollTop(page))
        for (let y = 0; y <= Math.max(0, end - 740); y += 100) {
          await page.evaluate((y) => window.scrollTo(0, y), y)
          expect([path, y, await isInWindow(page, show)]).toEqual([path, y, true])
        }
        await show.tap()
        await expect.poll(() => show.isVisible()).toBe(false)
        const first = main(page).getByRole('article').first().getByRole('heading')
        expect(await isInWindow(page, first)).toBe(true)
      }
    }
  },
)
