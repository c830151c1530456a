import type { Entry } from '@directory/shared/entry'
import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { visit } from '../browser.ts'
import { call, listed, textOf } from '../calls.ts'
import { fill, isFocused, open, press, said } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { loginAs, staffAt, visitAs } from '../staff.ts'

const typed = '09522 / 30 12 O'
const question = (page: Page) => page.getByText('Meinten Sie 09522 / 30 12 0?')
const fault = (page: Page) => page.getByText('In der Telefonnummer steht ein Buchstabe').first()

it.each([
  { what: 'a request', path: '/addrequest', field: '#entry-phone' },
  { what: 'a new provider', path: '/edit/create_entry', field: '#entry-phone' },
  { what: 'news', path: '/edit/create_news', field: '#news-phone' },
  { what: 'a link', path: '/edit/edit_links', field: '#link-phone', button: 'Neuer Link' },
])('the form of $what asks about a letter in a telephone number', async ({ path, field, button }) => {
  const { page } = await visit(browser)
  if (path.startsWith('/edit')) await loginAs(page, server.url, 'editor')
  await open(page, path)
  if (button) await press(page, button)
  const phone = page.locator(field)
  await phone.fill(typed)
  await question(page).waitFor()
  await look(page)
  await page.locator('main form:has(input[type="tel"]) button[type="submit"]').last().click()
  await fault(page).waitFor()
  await press(page, 'Ja, übernehmen')
  expect(await phone.inputValue()).toBe('09522 / 30 12 0')
  expect(await isFocused(phone)).toBe(true)
  await question(page).waitFor({ state: 'detached' })
  await fault(page).waitFor({ state: 'detached' })
})

it('a number with a letter is saved if the form is sent again', async () => {
  const { page } = await staffAt('editor', '/edit/create_news')
  await page.getByLabel('Überschrift').fill('Neue Nummer')
  await fill(page, 'Text', 'Ab morgen.')
  await page.locator('#news-phone').fill(typed)
  const submit = page.locator('main form:has(input[type="tel"]) button[type="submit"]').last()
  await submit.click()
  await fault(page).waitFor()
  await submit.click()
  await said(page, 'wurde veröffentlicht')
  const news = await call('news')
  expect(news.find(({ title }: { title: string }) => title === 'Neue Nummer')).toMatchObject({ phone: typed })
  const shown = await textOf('/news')
  expect(shown).toContain(typed)
  expect(shown).not.toContain('tel:+4995223012"')
})

it('a telephone cell, too, asks once about a letter, and saves nothing until then', async () => {
  const { page } = await visitAs('editor')
  const [{ name, phone }] = (await listed('Apotheken')) as [Entry]
  const phoneNow = async () => (await listed('Apotheken'))[0]?.phone
  await open(page, `/edit/edit_entry?category=Apotheken&q=${encodeURIComponent(name)}`)
  const cell = page.getByRole('button', { name: `Telefon ändern: ${name}` }).first()
  await cell.press('Enter')
  const field = page.getByRole('textbox', { name: 'Telefon', exact: true })
  await field.fill('030 4711 x')
  await field.press('Enter')
  await fault(page).waitFor()
  await look(page)
  expect(await phoneNow()).toBe(phone)
  await field.fill(typed)
  await question(page).waitFor()
  await field.press('Enter')
  await fault(page).waitFor()
  expect(await phoneNow()).toBe(phone)
  await press(page, 'Ja, übernehmen')
  expect(await isFocused(field)).toBe(true)
  await field.fill('030 4711 x')
  await field.press('Enter')
  await fault(page).waitFor()
  await field.press('Enter')
  await expect.poll(phoneNow).toBe('030 4711 x')
})

it("forms ask staff for the provider's mail address, visitors for their own", async () => {
  const { page } = await staffAt('editor', '/edit/create_entry')
  await page.locator('main form button[type="submit"]').last().click()
  await said(page, 'Bitte geben Sie die E-Mail-Adresse des Anbieters an.')
  const form = (await page.getByRole('main').textContent()) ?? ''
  expect(form).not.toMatch(/Ihre E-Mail|An diese Adresse schicken wir|Hier erreichen wir Sie/)

  const visitor = await visit(browser)
  await visitor.page.goto(`${server.url}/addrequest`)
  await said(visitor.page, 'Hier erreichen wir Sie bei Rückfragen.')
})
