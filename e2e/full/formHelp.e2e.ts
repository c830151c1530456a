import { routes } from '@directory/shared/routes'
import { visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

it('a postcode with several towns offers them in one select, and the town can still be typed', async () => {
  const { page } = await visitAt(routes.addRequest.href(), { viewport: { width: 360, height: 740 } })
  const towns = page.getByRole('combobox', { name: /Zur Postleitzahl 97437/ })
  expect(await towns.count()).toBe(0)
  await page.locator('[name="plz"]').fill('97437')
  await towns.waitFor()
  const city = page.locator('[name="city"]')
  const names = (await towns.getByRole('option').allTextContents()).slice(1)
  expect(names.length).toBeGreaterThan(1)
  const other = names.find((name) => name !== 'Haßfurt') ?? ''
  await towns.selectOption(other)
  await expect.poll(() => city.inputValue()).toBe(other)
  await city.fill('Neudorf')
  await expect.poll(() => towns.inputValue()).toBe('')
  expect(await page.getByRole('button', { name: other, exact: true }).count()).toBe(0)
})

it('the menu of a phone holds the number of the association', async () => {
  const { page } = await visitAt('/', { viewport: { width: 360, height: 740 } })
  const number = page.getByRole('banner').locator('a[href^="tel:"]')
  expect(await number.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menü' }).click()
  await number.waitFor()
})
