import { boxOf, enlarge, scrollTop } from '../boxes.ts'
import { onPhone, visit } from '../browser.ts'
import { button, list, open, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

it('the back-to-top button covers nothing and shifts nothing', async () => {
  const page = await visitAt(list, onPhone)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const toTop = button(page, /nach oben/)
  await toTop.waitFor()
  expect(await height()).toBe(before)
  const { y, bottom } = await boxOf(toTop)
  expect(y).toBeGreaterThanOrEqual((await boxOf(page.locator('main'))).bottom)
  expect(bottom).toBeLessThanOrEqual((await boxOf(page.locator('footer'))).y)
  await toTop.click()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

it('in dark mode checkboxes are visible and pictures dimmed', async () => {
  const page = await visitAt(list, { colorScheme: 'dark' })
  const contrast = await page
    .locator('main input[type="checkbox"]')
    .first()
    .evaluate((box) => {
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
          const part = Number(value) / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const { borderTopColor, backgroundColor } = getComputedStyle(box)
      const found = [luminance(borderTopColor), luminance(backgroundColor)]
      const [darker = 0, lighter = 0] = found.sort((a, b) => a - b)
      return (lighter + 0.05) / (darker + 0.05)
    })
  expect(contrast).toBeGreaterThanOrEqual(3)
  await open(page, '/categories')
  const picture = page.locator('main img').first()
  const pictureFilter = () => picture.evaluate((image) => getComputedStyle(image).filter)
  expect(await pictureFilter()).toBe('brightness(0.75)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await pictureFilter()).toBe('none')
})

it.each([1, 1.5])(
  'a telephone number in running text stays on one line, letters %s times as large',
  async (scale) => {
    const page = await visit({ viewport: { width: 320, height: 740 } })
    await enlarge(page, scale)
    for (const path of ['/help', '/aboutus']) {
      await open(page, path)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      const phoneLink = page.locator('main [lang="de"] a[href^="tel:"]').last()
      const broken = await phoneLink.evaluate((link) => {
        const before = document.createElement('span')
        before.style.display = 'inline-block'
        link.before(before)
        const found: number[] = []
        for (let width = 0; width <= 240; width += 8) {
          before.style.width = `${width}px`
          const range = document.createRange()
          range.selectNodeContents(link)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1 || document.documentElement.scrollWidth > innerWidth) found.push(width)
        }
        return found
      })
      expect([path, broken]).toEqual([path, []])
    }
  },
)
