import { localePath, locales } from '@directory/shared/locales'
import { look } from '../accessible.ts'
import { onPhone } from '../browser.ts'
import { press, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'
import { textsIn } from '../texts.ts'

onlyReads()

it.each(locales)('selecting a sixth provider for a mail names the dropped one, in %s', async (locale) => {
  const t = textsIn(locale)
  const choose = t('selection.choose')
  const more = new RegExp(`^${t('entry.moreOf', { name: '' })}`)
  const { page } = await visitAt(localePath(locale, '/categories/list/Friseure'), onPhone)
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

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const coveredControls = await page.evaluate(() => {
    const bar = document.querySelector('section:has(> details)')?.getBoundingClientRect()
    const controls = [...document.querySelectorAll('main :is(a, button, input), footer a')]
    return controls.filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect()
      const isInside = control.closest('section:has(> details)') !== null
      return !isInside && height > 0 && bar !== undefined && bottom > bar.top + 1 && top < bar.bottom - 1
    }).length
  })
  expect(coveredControls).toBe(0)
})
