import { localePath, locales } from '#shared/locales'
import { look } from '../accessible.ts'
import { onPhone } from '../browser.ts'
import { link, list, press, visitAt } from '../pages.ts'
import { reachEnd } from '../reach.ts'
import { onlyReads } from '../setup.ts'
import { textsIn } from '../texts.ts'

onlyReads()

it.each(locales)('selecting a sixth provider for a mail names the dropped one, in %s', async (locale) => {
  const t = textsIn(locale)
  const choose = t('selection.choose')
  const more = new RegExp(`^${t('entry.moreOf', { name: '' })}`)
  const page = await visitAt(localePath(locale, list), onPhone)
  const cards = page.getByRole('article')
  const box = (nth: number) => cards.nth(nth).getByLabel(choose)
  const first = await cards.nth(0).getByRole('heading').textContent()
  for (let nth = 0; nth < 6; nth++) {
    await press(cards.nth(nth), more)
    await box(nth).check()
  }
  const [said = ''] = t('selection.dropped', { max: '5' }).split('. ')
  const droppedNotice = page.getByRole('status').getByText(said)
  expect(await droppedNotice.textContent()).toContain(first)
  expect(await box(0).isChecked()).toBe(false)
  await look(page)
  await reachEnd(page)
})

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
