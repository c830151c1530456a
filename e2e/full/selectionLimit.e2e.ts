import { look } from '../accessible.ts'
import { link, press, visitAt } from '../pages.ts'
import { reachEnd } from '../reach.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

it('a long list rerenders only the selected provider', async () => {
  const page = await visitAt('/fastsearch?q=Hofheim')
  await press(page.getByRole('article').filter({ hasNotText: 'Keine E-Mail' }).first(), /^Mehr über/)
  await page
    .getByLabel(/Für gemeinsame E-Mail/)
    .first()
    .check()
  await link(page, /E-Mail schreiben/)
    .first()
    .waitFor()
  await look(page)
  await reachEnd(page)
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('main article')].map((card) => {
      const [, fiber] = Object.entries(card).find(([key]) => key.startsWith('__reactFiber')) ?? []
      // React creates the alternate fiber on the second render.
      return {
        isPressed: card.querySelector('input:checked') !== null,
        isDrawnAgain: fiber.alternate !== null,
      }
    }),
  )
  expect(cards.length).toBeGreaterThan(10)
  expect(cards.filter(({ isPressed }) => isPressed)).toHaveLength(1)
  expect(cards.filter(({ isPressed, isDrawnAgain }) => isPressed !== isDrawnAgain)).toEqual([])
})
