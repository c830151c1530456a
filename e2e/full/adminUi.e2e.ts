import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { hold } from '../browser.ts'
import { callAs, hairdresser } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { absent, button, downloaded, holds, openAdmin, press, said, visitAdmin } from '../pages.ts'
import { ownServer } from '../setup.ts'

ownServer()

let page: Page

beforeAll(async () => {
  page = await visitAdmin()
})

it('the dashboard offers only functions missing in the editorial area', async () => {
  await openAdmin(page)
  const own = page.getByRole('region', { name: 'Verwaltung der Daten' })
  const only = ['Einstellungen der Seite', 'Sicherheitsprotokoll']
  expect(await own.getByRole('link').allInnerTexts()).toEqual(only)
  await button(page, /Sicherung herunterladen/).waitFor()
  await absent(page.locator('.card'))
  // The menu at the side still leads to all data.
  expect(await page.locator('nav a[href="/admin/collections/entries"]').count()).toBe(1)
  await look(page)
})

it('does not overwrite a version saved by another user since the form was opened', async () => {
  const id = (await hairdresser('Salon Lindenblatt'))?.uuid
  // A page with held requests loses its files, so this test uses a page of its own.
  const form = await page.context().newPage()
  await openAdmin(form, `/collections/entries/${id}`)
  await callAs('editor', 'addEntry', { uuid: id, phone: '030 23125 444', noEmail: true })

  // Payload's own warning arrives with an answer to the typing, which is too late for a user who saves at once.
  const release = await hold(form, /\/admin\//)
  const answered = form.waitForResponse((response) => response.url().includes(`/entries/${id}`))
  await form.locator('#field-phone').fill('030 23125 555')
  await form.locator('#action-save').click()
  expect((await answered).status()).toBe(409)
  await said(form, 'Der Anbieter wurde inzwischen geändert')
  await holds(form.locator('#field-phone'), '030 23125 555')
  expect((await hairdresser('Salon Lindenblatt'))?.phone).toBe('030 23125 444')
  release()
  forgive(/409/)
  await form.close()
})

it('an Admin downloads a full backup', async () => {
  await openAdmin(page)
  const { name, content } = await downloaded(page, () => press(page, /Sicherung herunterladen/))
  expect(name).toMatch(/^wegweiser-[\d-]{10}\.backup$/)
  expect(gunzipSync(content).toString()).toContain('Salon Lindenblatt')
})
