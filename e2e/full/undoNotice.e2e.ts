import { routes } from '#shared/routes'
import { boxOf } from '../boxes.ts'
import { button, press } from '../pages.ts'
import { editorAt } from '../staff.ts'

const controls = 'main :is(a, button, input, select, textarea)'

const areInSight = (controls: string) =>
  [...document.querySelectorAll(controls)].map((one) => {
    const { top, bottom, width } = one.getBoundingClientRect()
    return width > 4 && top >= 0 && bottom <= innerHeight && one.checkVisibility()
  })

it.each([360, 1280])('a message covers nothing, and moves nothing when it goes, at %i px', async (width) => {
  const page = await editorAt(routes.editCategories.href(), {
    viewport: { width, height: 740 },
  })
  const first = button(page, /^Bearbeiten: /).nth(12)
  await first.click()
  await page.locator('#words-searchWords').fill('Wörter, die jemand sagt')
  await page.evaluate(() => scrollBy(0, 100))
  const before = await page.evaluate(areInSight, controls)
  await press(page, 'Speichern')
  const alert = page.getByRole('status').filter({ hasText: 'gespeichert' })
  await alert.waitFor()
  const { y: top, bottom } = await boxOf(alert)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThan(300)
  const covered = await page.evaluate(
    ([controls, seen, bottom]) =>
      [...document.querySelectorAll(controls)]
        .filter((_, at) => seen[at])
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, width }) => width > 4 && top < bottom - 1).length,
    [controls, before, bottom] as const,
  )
  expect(covered).toBe(0)
  const heading = page.getByRole('rowheader').nth(14)
  const { y } = await boxOf(heading)
  await press(page, /Meldung schließen/)
  await expect.poll(() => button(page, /^(Rückgängig|Meldung schließen)$/).count()).toBe(0)
  // The browser scrolls by whole pixels.
  expect(Math.abs((await boxOf(heading)).y - y)).toBeLessThan(4)
})
