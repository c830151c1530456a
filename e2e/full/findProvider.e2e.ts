import type { Locator } from 'playwright-core'
import { press, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

describe('a long list', () => {
  // What is only printed follows later.
  it('rerenders only the selected provider', async () => {
    const { page } = await visitAt('/fastsearch?q=Hofheim')
    const box = page.getByLabel(/Für gemeinsame E-Mail/)
    await openCard(page.getByRole('article').filter({ hasNotText: 'Keine E-Mail' }).first())
    await box.first().check()
    await page
      .getByRole('link', { name: /E-Mail schreiben/ })
      .first()
      .waitFor()
    const cards = await page.evaluate(() =>
      [...document.querySelectorAll('main article')].map((card) => {
        const [, fiber] = Object.entries(card).find(([key]) => key.startsWith('__reactFiber')) ?? []
        return {
          isPressed: card.querySelector('input:checked') !== null,
          // React creates the alternate fiber on the second render.
          isDrawnAgain: fiber.alternate !== null,
        }
      }),
    )
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.filter(({ isPressed }) => isPressed)).toHaveLength(1)
    expect(cards.filter(({ isPressed, isDrawnAgain }) => isPressed !== isDrawnAgain)).toEqual([])
  })
})

const openCard = (card: Locator) => press(card, /^Mehr über/)
