import { look } from '../accessible.ts'
import { onPhone, visit } from '../browser.ts'
import { keys, visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

const hidden = 'Drücken Sie auf einen Treffer.'

it('the help page folds its sections, which open', async () => {
  const page = await visitAt('/help', onPhone)
  const said = page.getByText(hidden)
  expect(await said.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500)
  await page.locator('main summary').filter({ hasText: 'Einen Anbieter finden' }).focus()
  await keys(page, 'Enter')
  await said.waitFor()
  await look(page)
})

it('the help page is unfolded without scripts', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`${server.url}/help`)
  const parts = page.locator('main details > :not(summary)')
  expect(await parts.count()).toBeGreaterThan(5)
  expect(await parts.filter({ visible: true }).count()).toBe(await parts.count())
})
