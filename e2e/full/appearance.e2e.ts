import { expect, it } from 'vitest'
import { hydrated, visit } from '../browser.ts'
import { publicPages, sampleOf } from '../publicPages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

const list = '/categories/list/Friseure'

it.each([true, false])(
  'a printed sheet says whose it is, where it stands and of what day, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await visit(browser, { javaScriptEnabled })
    const { siteTitle } = (await (await fetch(`${server.url}/api/settings`)).json()) as { siteTitle: string }
    for (const path of await sampleOf(publicPages(server.url))) {
      await page.goto(server.url + path)
      if (javaScriptEnabled) await hydrated(page)
      expect([path, await page.getByText('Gedruckt am').count()]).toEqual([path, 1])
      const note = page.locator('main div', { hasText: 'Gedruckt am' }).last()
      expect(await note.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      expect(await note.isVisible()).toBe(true)
      const printed = await note.innerText()
      expect(printed).toContain(siteTitle)
      expect(printed).toContain(javaScriptEnabled ? server.url + path : path)
      expect(printed).toMatch(/Gedruckt am \p{L}+, \d+\. \p{L}+ \d{4}/u)
      await page.emulateMedia({ media: 'screen' })
    }
    // Nothing on paper can be pressed, so nothing may look like it.
    await page.goto(server.url + list)
    await page.emulateMedia({ media: 'print' })
    const number = page.getByRole('article').first().locator('a[href^="tel:"]')
    expect(await number.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('none')
    await context.close()
  },
)

it('the way to the top covers nothing, and nothing moves for it', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(server.url + list)
  await hydrated(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const button = page.getByRole('button', { name: 'Nach oben' })
  await button.waitFor()
  expect(await height()).toBe(before)
  const [buttonBox, main, footer] = await Promise.all([
    button.boundingBox(),
    page.locator('main').boundingBox(),
    page.locator('footer').boundingBox(),
  ])
  if (!buttonBox || !main || !footer) throw new Error('Something is not there')
  expect(buttonBox.y).toBeGreaterThanOrEqual(main.y + main.height)
  expect(buttonBox.y + buttonBox.height).toBeLessThanOrEqual(footer.y)
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await context.close()
})

it('in the dark boxes to tick are seen and pictures do not blind', async () => {
  const { page, context } = await visit(browser, { colorScheme: 'dark' })
  await page.goto(server.url + list)
  await hydrated(page)
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
      const [darker = 0, lighter = 0] = [luminance(borderTopColor), luminance(backgroundColor)].sort(
        (a, b) => a - b,
      )
      return (lighter + 0.05) / (darker + 0.05)
    })
  expect(contrast).toBeGreaterThanOrEqual(3)
  await page.goto(`${server.url}/categories`)
  const pictureFilter = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image) => getComputedStyle(image).filter)
  expect(await pictureFilter()).toBe('brightness(0.75)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await pictureFilter()).toBe('none')
  await context.close()
})

it.each([1, 1.5])(
  'a telephone number in running text stays on one line, letters %s times as large',
  async (scale) => {
    const { page, context } = await visit(browser, { viewport: { width: 320, height: 740 } })
    await page.addInitScript((scale) => localStorage.setItem('scalingFactor', String(scale)), scale)
    for (const path of ['/help', '/aboutus']) {
      await page.goto(server.url + path)
      await hydrated(page)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      const phoneLink = page.locator('main [lang="de"] a[href^="tel:"]').last()
      // The number stays whole at every position in the line.
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
    await context.close()
  },
)

it.each(['/addrequest', '/addrequest?change=true'])(
  'what is wrong with the form at %s is said in the order of its fields',
  async (path) => {
    const { page, context } = await visit(browser)
    await page.goto(server.url + path)
    await hydrated(page)
    await page.locator('main form button[type="submit"]').click()
    await page.getByRole('alert').first().waitFor()
    const linkedIds = await page
      .locator('main [role="alert"] a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash))
    const existingIds = await page
      .locator('main form [id]')
      .evaluateAll(
        (fields, ids) => fields.map(({ id }) => `#${id}`).filter((id) => ids.includes(id)),
        linkedIds,
      )
    expect(linkedIds.length).toBeGreaterThan(4)
    expect(linkedIds).toEqual(existingIds)
    await context.close()
  },
)
