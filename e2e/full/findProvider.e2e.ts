import type { Locator } from 'playwright-core'
import { open, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

describe('the list', () => {
  it("shows providers who visit the visitor's town near the top, with filters kept in the address", async () => {
    const { page, complaints } = await visitAt('/categories/list/Friseure')
    const shown = page.getByRole('main').getByRole('article').getByRole('heading')
    const all = await shown.count()
    await page.locator('form summary').click()
    await page.getByLabel('Kommt ins Haus').check()
    await page.waitForURL(/homeVisits=true/)
    await page.getByRole('link', { name: /^Ort nennen/ }).click()
    await page.getByLabel('In welchem Ort wohnen Sie?').fill('Haßfurt')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Kommt nach Haßfurt' }).waitFor()
    const visiting = await shown.allTextContents()
    expect(visiting.length).toBeLessThan(all)
    expect(visiting).not.toContain('Haarstube Kornblume')
    await page.getByLabel('Heute geöffnet').check()
    await page.waitForURL(/homeVisits=true.*openToday=true/)
    expect(visiting).toEqual(expect.arrayContaining(await shown.allTextContents()))

    await open(page, '/categories/list/Friseure/Salon%20Lindenblatt')
    expect(await page.getByText('Kommt ins Haus: Umkreis 15 km').count()).toBe(2)
    await page.locator('path[class*="served"]').waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  // What is only printed follows later.
  it('renders a long list once, and afterwards only the pressed provider', async () => {
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

const openCard = (card: Locator) => card.getByRole('button', { name: /^Mehr über/ }).click()
