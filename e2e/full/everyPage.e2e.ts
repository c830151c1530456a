import type { Page } from 'playwright-core'
import { localePath } from '#shared/locales'
import { tooWide } from '../accessible.ts'
import { enlarge } from '../boxes.ts'
import { onPhone, visit } from '../browser.ts'
import { complain, forgive } from '../complaints.ts'
import { cutWords } from '../cutWords.ts'
import { watchShifts } from '../layoutShifts.ts'
import { publicPages } from '../pageLists.ts'
import { button, isFocused, keys, link, open, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

const looks = [
  { width: 320, scale: 1.5, locale: 'de' },
  { width: 320, scale: 1.5, locale: 'en' },
  { width: 360, scale: 1.5, locale: 'de' },
  { width: 360, scale: 1.5, locale: 'en' },
  { width: 390, scale: 1.5, locale: 'de' },
  ...[320, 360, 768, 1280].map((width) => ({ width, scale: 1, locale: 'de' as const })),
] as const

// Opening a page is much more expensive than navigating in it, so one page visits all addresses of a look.
it.each(looks)(
  'every public page fits $width px at size $scale, in $locale, uncut and unmoved',
  async ({ width, scale, locale }) => {
    // At this height the whole page is visible, including its end and its maps, while it hydrates.
    const page = await visit({ viewport: { width, height: 4000 } })
    await enlarge(page, scale)
    const moved = await watchShifts(page)
    // Without a cache, fonts and pictures arrive last.
    const browserSettings = await page.context().newCDPSession(page)
    await browserSettings.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const path of await publicPages()) {
      await open(page, localePath(locale, path))
      expect([path, await rootFontSize(page)]).toEqual([path, `${18 * scale}px`])
      complain(await tooWide(page))
      // Largest letters on the narrowest window would have to shrink too much.
      if (width > 320 || scale === 1) for (const word of await cutWords(page)) complain([`${path}: ${word}`])
      if (scale === 1) for (const element of await moved()) complain([`${path}: ${element}`])
    }
    forgive(/status of 404/)
  },
)

it('the first Tab shows the skip link to the content, otherwise hidden', async () => {
  const page = await visitAt('/news')
  const skip = link(page, /Zum Inhalt springen/)
  const widthOf = async () => (await skip.boundingBox())?.width ?? 0
  expect(await widthOf()).toBeLessThan(2)
  await keys(page, 'Tab')
  expect([await isFocused(skip), (await widthOf()) > 100]).toEqual([true, true])
})

it('on a phone the menu opens and closes by keyboard, with the text size and the number of the association', async () => {
  const page = await visitAt('/', onPhone)
  const menu = button(page, /Menü/)
  const number = page.getByRole('banner').locator('a[href^="tel:"]')
  expect(await number.isVisible()).toBe(false)
  await menu.focus()
  await keys(page, 'Enter')
  await link(page.getByRole('navigation'), /Hilfe/).waitFor()
  expect(
    await button(page, /A\+|größer/)
      .first()
      .isVisible(),
  ).toBe(true)
  await number.waitFor()
  await keys(page, 'Escape')
  expect(await menu.getAttribute('aria-expanded')).toBe('false')
})

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
