import type { Page } from 'playwright-core'
import { isInWindow } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { follow, keys, list, main, open, press, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

const isInSight = (page: Page, css: string) => isInWindow(page, page.locator(css).first())

it('a result page has at most 45 tab stops, and going back keeps further results shown', async () => {
  const page = await visitAt('/fastsearch')
  const stops = async (q: string) => {
    await open(page, `/fastsearch?q=${q}`)
    for (let n = 1; ; n++) {
      await keys(page, 'Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) return n - 1
      // Links that skip something are seen at least then.
      expect((await page.locator(':focus').boundingBox())?.width).toBeGreaterThan(8)
    }
  }
  for (const q of ['Pflege', 'Essen', 'Apotheke', 'Friseur']) expect(await stops(q)).toBeLessThanOrEqual(45)
  const shown = main(page).getByRole('article').filter({ visible: true })
  expect(await shown.count()).toBe(5)
  await follow(page, /^Weitere zeigen/)
  await expect.poll(() => shown.count()).toBeGreaterThan(10)
  const all = await shown.count()
  await shown.last().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/categories\/list\//)
  await page.goBack()
  await expect.poll(() => shown.count()).toBe(all)
})

it('the town is asked for in place, and the map opens in view, also below an open filter', async () => {
  const page = await visitAt(list, onPhone)
  await follow(page, /^Ort nennen/)
  expect(await isInSight(page, 'article a[href^="tel:"]')).toBe(true)
  await page.locator('form summary').click()
  await press(main(page), /Karte/)
  await expect.poll(() => isInSight(page, 'section:has(.leaflet-container)')).toBe(true)
  // The tip of each pin, and the middle of each circle, is at its place.
  const beside = await page.locator('.leaflet-marker-pane > :has(button)').evaluateAll((icons) =>
    icons.map((icon) => {
      const { x, y } = (icon as unknown as { _leaflet_pos: { x: number; y: number } })._leaflet_pos
      const pane = document.querySelector('.leaflet-map-pane')?.getBoundingClientRect()
      const shape = icon.querySelector('span')?.getBoundingClientRect()
      if (!pane || !shape) return 999
      const isPin = icon.querySelector('button:not(:has(:not(:empty)))') !== null
      const tip = isPin ? shape.bottom : (shape.top + shape.bottom) / 2
      return Math.max(Math.abs((shape.left + shape.right) / 2 - pane.left - x), Math.abs(tip - pane.top - y))
    }),
  )
  expect(beside.length).toBeGreaterThan(0)
  expect(Math.max(...beside)).toBeLessThan(3)
})
