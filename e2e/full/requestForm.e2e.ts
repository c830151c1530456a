import { routes } from '#shared/routes'
import { hydrated, onPhone } from '../browser.ts'
import { drawnCode, visitorWithCode } from '../drawnCode.ts'
import { absent, button, fill, holds, main, open, said, visitAt } from '../pages.ts'

it('the form of a request keeps its input over a reload, and reports errors in English', async () => {
  const page = await visitorWithCode()
  await open(page, '/en/addrequest')
  const name = page.locator('[name="name"]')
  await name.fill('Emoji 🪮 Barbier')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => name.inputValue()).toBe('Emoji 🪮 Barbier')
  const code = page.getByLabel(/code/i).last()
  await code.fill(await drawnCode(page))
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('alert').first().waitFor()
  expect(await main(page).textContent()).not.toContain('Bitte')
})

it('the form of a request clears the map marker if a new address is not found', async () => {
  const page = await visitAt('/addrequest')
  await page.locator('[name="street"]').fill('Am Prüfstein 9')
  await page.locator('[name="plz"]').fill('97437')
  await page.locator('[name="city"]').fill('Haßfurt')
  await page.locator('[name="plz"]').fill('10115')
  await page.locator('[name="city"]').fill('Berlin')
  await said(page, 'auf der Karte nicht gefunden')
  await holds(page.locator('[name="lat"]'), '')
})

it('the form of a request takes five lines of opening hours by keyboard, and the focus stays among them', async () => {
  const page = await visitAt('/addrequest')
  const focused = () => page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent)
  for (const [i, day] of ['Fr', 'Sa', 'So', 'Mo', 'Di'].entries()) {
    await fill(page, 'von (Uhr)', '08:00')
    await fill(page, 'bis (Uhr)', '12:00')
    await button(page, /übernehmen/i).press('Enter')
    const line = await page.locator(`[name="open${i + 1}"]`).inputValue()
    expect(line).toMatch(i === 0 ? /^Mo-Fr / : new RegExp(`^${day} `))
  }
  await absent(page.locator('#entry-opening'))
  expect(await focused()).toContain('Öffnungszeiten')
  const remove = button(page, /entfernen/).first()
  for (let left = 5; left > 0; left--) await remove.press('Enter')
  await absent(page.locator('[name="open1"]'))
  expect(await focused()).toContain('Öffnungszeiten')
})

it('the form of a request offers the towns of a postcode in one select, and the town can still be typed', async () => {
  const page = await visitAt(routes.addRequest.href(), onPhone)
  const towns = page.getByRole('combobox', { name: /Zur Postleitzahl 97437/ })
  await absent(towns)
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
  await absent(button(page, other))
})
