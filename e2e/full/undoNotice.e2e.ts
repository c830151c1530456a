import { routes } from '#shared/routes'
import { boxOf } from '../boxes.ts'
import { press } from '../pages.ts'
import { staffAt } from '../staff.ts'

const elementsInSight = () =>
  [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].map((one) => {
    const { top, bottom, left, width } = one.getBoundingClientRect()
    const isSeen = width > 4 && top >= 0 && bottom <= innerHeight && one.checkVisibility()
    return { isSeen, top, bottom, x: left + width / 2 }
  })

it.each([360, 1280])('a message covers nothing, and moves nothing when it goes, at %i px', async (width) => {
  const { page } = await staffAt('editor', routes.editCategories.href(), {
    viewport: { width, height: 740 },
  })
  const first = page.getByRole('button', { name: /^Bearbeiten: / }).nth(12)
  await first.click()
  await page.locator('#words-searchWords').fill('Wörter, die jemand sagt')
  await page.evaluate(() => scrollBy(0, 100))
  const before = await page.evaluate(elementsInSight)
  await press(page, 'Speichern')
  const alert = page.getByRole('status').filter({ hasText: 'gespeichert' })
  await alert.waitFor()
  const { y: top, bottom } = await boxOf(alert)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThan(300)
  const covered = await page.evaluate(
    ([seen, bottom]) =>
      [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
        .filter((_, at) => (seen as boolean[])[at])
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, width }) => width > 4 && top < (bottom as number) - 1).length,
    [before.map(({ isSeen }) => isSeen), bottom] as const,
  )
  expect(covered).toBe(0)
  const heading = page.getByRole('rowheader').nth(14)
  const { y } = await boxOf(heading)
  await press(page, /Meldung schließen/)
  await expect
    .poll(() => page.getByRole('button', { name: /^(Rückgängig|Meldung schließen)$/ }).count())
    .toBe(0)
  // The browser scrolls by whole pixels.
  expect(Math.abs((await boxOf(heading)).y - y)).toBeLessThan(4)
})
