import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { call, firstIn, textOf } from '../calls.ts'
import { fill, gone, gotFocus, holds, isFocused, main, press, said, visitAt } from '../pages.ts'
import { editorAt } from '../staff.ts'

const typed = '09522 / 30 12 O'
const question = (page: Page) => page.getByText('Meinten Sie 09522 / 30 12 0?')
const fault = (page: Page) => page.getByText('In der Telefonnummer steht ein Buchstabe').first()
const submit = (page: Page) =>
  page.locator('main form:has(input[type="tel"]) button[type="submit"]').last().click()

it('the form of a request asks about a letter in a telephone number, and for the own mail address', async () => {
  const page = await visitAt('/addrequest')
  await said(page, 'Hier erreichen wir Sie bei Rückfragen.')
  const phone = page.locator('#entry-phone')
  await phone.fill(typed)
  await question(page).waitFor()
  await look(page)
  await submit(page)
  await fault(page).waitFor()
  await press(page, 'Ja, übernehmen')
  await holds(phone, '09522 / 30 12 0')
  expect(await isFocused(phone)).toBe(true)
  await gone(question(page))
  await gone(fault(page))
})

it('a number with a letter is saved if the form is sent again', async () => {
  const page = await editorAt('/edit/create_news')
  await page.getByLabel('Überschrift').fill('Neue Nummer')
  await fill(page, 'Text', 'Ab morgen.')
  await page.locator('#news-phone').fill(typed)
  await submit(page)
  await fault(page).waitFor()
  await submit(page)
  await said(page, 'wurde veröffentlicht')
  const news: { title: string; phone: string }[] = await call('news')
  expect(news.find(({ title }) => title === 'Neue Nummer')?.phone).toBe(typed)
  expect(await textOf('/news')).not.toContain('tel:+4995223012"')
})

it('a telephone cell, too, asks once about a letter, and saves nothing until then', async () => {
  const { name, phone } = await firstIn('Apotheken')
  const phoneNow = async () => (await firstIn('Apotheken')).phone
  const page = await editorAt(`/edit/edit_entry?category=Apotheken&q=${encodeURIComponent(name)}`)
  const cell = page.getByRole('button', { name: `Telefon ändern: ${name}` }).first()
  await cell.press('Enter')
  const field = page.getByRole('textbox', { name: 'Telefon', exact: true })
  const enter = async (number: string) => {
    await field.fill(number)
    await field.press('Enter')
    await fault(page).waitFor()
    expect(await phoneNow()).toBe(phone)
  }
  await enter(typed)
  await look(page)
  await press(page, 'Ja, übernehmen')
  await gotFocus(field)
  await enter('030 4711 x')
  await field.press('Enter')
  await expect.poll(phoneNow).toBe('030 4711 x')
})

it("the form of a new provider asks staff for the provider's mail address", async () => {
  const page = await editorAt('/edit/create_entry')
  await page.locator('main form button[type="submit"]').last().click()
  await said(page, 'Bitte geben Sie die E-Mail-Adresse des Anbieters an.')
  const form = await main(page).textContent()
  expect(form).not.toMatch(/Ihre E-Mail|An diese Adresse schicken wir|Hier erreichen wir Sie/)
})
