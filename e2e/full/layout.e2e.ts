import type { Page } from 'playwright-core'
import { localePath, locales } from '#shared/locales'
import { boxOf, enlarge } from '../boxes.ts'
import { drawn, onPhone, visit } from '../browser.ts'
import { open, provider } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

async function openWithTextSize(page: Page, path: string, scale: number): Promise<void> {
  await enlarge(page, scale)
  await open(page, path)
  await drawn(page)
}

const first = (page: Page, selector: string) => boxOf(page.locator(selector).first())

it.each(
  [
    onPhone.viewport,
    { width: 320, height: 640 },
    { width: 768, height: 900 },
    { width: 1280, height: 720 },
  ].flatMap((viewport) => [1, 1.5].map((scale) => ({ ...viewport, scale }))),
)(
  'the header is low, with no gap above the footer: $width px, text size $scale',
  async ({ scale, ...viewport }) => {
    for (const locale of locales) {
      const page = await visit({ viewport })
      await openWithTextSize(page, localePath(locale, '/help'), scale)
      expect((await first(page, 'header')).height).toBeLessThanOrEqual(120)
      const sizeButtons = await first(page, 'main [role="group"]')
      expect((await first(page, 'main [role="group"] + *')).y - sizeButtons.bottom).toBeGreaterThan(8)
      const content = await boxOf(page.locator('main :is(p, li, h2):visible').last())
      expect((await first(page, 'footer')).y - content.bottom).toBeLessThan(95 * scale)
    }
  },
)

it.each([1, 1.5])('a phone shows back link, name and number at once, at text size %s', async (scale) => {
  for (const locale of locales) {
    const page = await visit(onPhone)
    await openWithTextSize(page, localePath(locale, provider), scale)
    const backLink = await first(page, 'main a[href$="/categories/list/Friseure"]:visible')
    const name = await first(page, 'h1')
    expect(backLink.bottom).toBeLessThanOrEqual(name.y)
    if (scale === 1) expect(name.y).toBeLessThanOrEqual(200)
    expect((await first(page, 'main a[href^="tel:"]')).bottom).toBeLessThanOrEqual(740)
  }
})

it('zeros are drawn without a slash, by a font of their own', async () => {
  const page = await visit()
  await openWithTextSize(page, provider, 1)
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    const zeros = [...document.fonts].filter(({ family }) => family.includes('Plain Zero'))
    return zeros.map(({ status }) => status)
  })
  expect(loaded).toEqual(['loaded', 'loaded'])
})
