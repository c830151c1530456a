import { expect, it } from 'vitest'
import { inaccessible } from './accessible.ts'
import { visit } from './browser.ts'
import { browser, server } from './setup.ts'
import { loginAs } from './staff.ts'

it('shows nine providers at once, and leads to one and back to the same place', async () => {
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  await page.setViewportSize({ width: 1280, height: 800 })
  const rows = page.locator('tbody tr')
  await page.goto(`${server.url}/edit/edit_entry?sort=-name`)
  await rows.first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    const numbers = [...document.querySelectorAll('tbody [data-label="Telefon"] button > span')]
    const room = document.querySelector('table')?.parentElement
    return {
      top: boxes[0]?.top ?? 0,
      whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      lowest: Math.min(...boxes.map(({ height }) => height)),
      highest: Math.max(...boxes.map(({ height }) => height)),
      broken: numbers.filter((number) => number.getBoundingClientRect().height > 40).length,
      overflow: (room?.scrollWidth ?? 0) - (room?.clientWidth ?? 0),
      width: document.documentElement.scrollWidth,
    }
  })
  expect(seen.top).toBeLessThan(330)
  expect(seen.whole).toBeGreaterThanOrEqual(9)
  // 48 px at the smallest, or 72 where a name wraps, and the line between two rows.
  expect(seen.lowest).toBeLessThan(50)
  expect(seen.highest).toBeLessThanOrEqual(73)
  expect(seen).toMatchObject({ broken: 0, overflow: 0, width: 1280 })

  // Few stops from the heading to the first row, and one key from the search.
  const inRow = () => page.evaluate(() => document.activeElement?.closest('tbody') != null)
  await page.getByRole('heading', { level: 1 }).focus()
  let stops = 0
  for (; !(await inRow()) && stops < 40; stops++) await page.keyboard.press('Tab')
  expect(stops).toBeLessThanOrEqual(12)
  await page.getByLabel('In dieser Liste suchen').press('ArrowDown')
  expect(await inRow()).toBe(true)

  const name = rows.nth(30).locator('th a')
  const called = await name.innerText()
  await name.scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(500)
  await name.click()
  await page.locator('#entry-phone').fill('09521 888')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.waitForURL(`${server.url}/edit/edit_entry?sort=-name`)
  const edited = page.getByRole('row', { name: /zuletzt bearbeitet/ })
  await edited.getByText('09521 888').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at)
  const link = edited.locator('th a')
  expect(await link.innerText()).toBe(called)
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await inaccessible(page)).toEqual([])

  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('ohne E-Mail').check()
  await page.getByText(/ Treffer von /).waitFor()
  expect(await inaccessible(page)).toEqual([])
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(complaints).toEqual([])
})
