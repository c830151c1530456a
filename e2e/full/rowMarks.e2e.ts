import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { coversNoFocus } from '../coveredFocus.ts'
import { button, gone, gotFocus, isFocused, keys, press } from '../pages.ts'
import { editorAt } from '../staff.ts'

const marks = (page: Page) => page.getByRole('checkbox', { name: /^Markieren: / })

it('the bar of actions for marked rows is short and covers no focused element', async () => {
  const page = await editorAt('/edit/edit_entry?category=Apotheken')
  await marks(page).first().waitFor()
  for (const i of [0, 1]) await marks(page).nth(i).check()
  const bar = page.getByRole('region', { name: 'Markierte' })
  await coversNoFocus(page, 'tbody input')
  const opener = button(bar, /Aktionen/)
  const remove = button(bar, /Löschen/)
  expect(await remove.isVisible()).toBe(false)
  await opener.press('Enter')
  const buttons = bar.getByRole('button')
  const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const isOutside = ({ top, bottom, left, right }: DOMRect) =>
    top < 0 || bottom > 740 || left < 0 || right > 360
  expect(boxes.filter(isOutside)).toEqual([])
  await look(page)
  await remove.press('Enter')
  await press(page.getByRole('dialog', { name: '2 Anbieter löschen?' }), /Abbrechen/)
  await gotFocus(remove)
  await keys(page, 'Escape')
  expect([await remove.isVisible(), await isFocused(opener)]).toEqual([false, true])
  await opener.press('Enter')
  await button(bar, /Markierung aufheben/).press('Enter')
  await gotFocus(marks(page).first())
  await gone(opener)
})
