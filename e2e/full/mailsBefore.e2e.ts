import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { adminReady, hold, hydrated, logInToAdmin, visit } from '../browser.ts'
import { browser, server } from '../setup.ts'
import { loginAs } from '../staff.ts'

async function post(path: string, body: object, token = '') {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return response.json()
}
const tokenOf = async (username: string): Promise<string> =>
  (await post('/api/login', { username, password: `${username}-demo` })).access_token
/** Returns the latest mail in the outbox for an address. */
async function lastMail(to: string): Promise<{ subject: string; text: string }> {
  const headers = { Authorization: `JWT ${await tokenOf('admin')}` }
  const address = `/cms/api/mails?sort=-createdAt&where[to][equals]=${encodeURIComponent(to)}`
  return (await (await fetch(server.url + address, { headers })).json()).docs[0]
}
const ask = (name: string, email: string): Promise<{ uuid: string }> =>
  post('/api/addPendingEntry', {
    category: 'Friseure',
    name,
    email,
    street: 'Am Markt 1',
    plz: '97437',
    city: 'Haßfurt',
    phone: '030 23125 9',
  })
async function openReview(page: Page, uuid: string): Promise<void> {
  await page.goto(`${server.url}${routes.pendingEntries.href()}?id=${uuid}`)
  await hydrated(page)
}
const receiver = (page: Page, to: string) => page.getByText(`E-Mail an ${to}:`)
/** Returns the preview of the mail to an address. */
const words = (page: Page, to: string) =>
  page
    .locator('details')
    .filter({ has: receiver(page, to) })
    .locator('[lang=de]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const lines = (said: string) =>
  said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const listed = async (category: string): Promise<Entry[]> =>
  (await fetch(`${server.url}/api/datafilteredcategory?category=${category}`)).json()
async function reported(category: string): Promise<Entry> {
  const [entry] = (await listed(category)) as [Entry]
  await post('/api/addReport', { entry: entry.uuid, topics: ['phone'], email: 'leserin@example.org' })
  return entry
}

it('says before a publication to whom a mail goes, and its words when asked', async () => {
  const email = 'neu@example.org'
  const { uuid } = await ask('Salon Mohnblume', email)
  const { page, complaints } = await visit(browser, { viewport: { width: 360, height: 740 } })
  await loginAs(page, server.url, 'editor')
  await openReview(page, uuid)
  await receiver(page, email).waitFor()
  expect(await words(page, email).isVisible()).toBe(false)
  await page.locator('[name="name"]').fill('Salon Kornrade')
  await receiver(page, email).click()
  await words(page, email).getByText('„Salon Kornrade“ ist jetzt veröffentlicht').waitFor()
  const wrong = await inaccessible(page)
  const shown = await words(page, email).innerText()
  await press(page, 'Veröffentlichen')
  await page.getByText('„Salon Kornrade“ ist veröffentlicht.').waitFor()
  const { subject, text } = await lastMail(email)
  expect(lines(shown)).toEqual(lines(`${subject}\n${text}`))
  expect([...wrong, ...complaints]).toEqual([])
})

it('asks no more what would be mailed once it is decided', async () => {
  const { uuid } = await ask('Salon Klatschmohn', 'neu@example.org')
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  // The preview is held until the request has been published and no longer exists.
  const release = await hold(page, /\/api\/mailPreview/)
  const asked = page.waitForRequest(/\/api\/mailPreview/)
  await openReview(page, uuid)
  await asked
  await press(page, 'Veröffentlichen')
  await page.getByText('„Salon Klatschmohn“ ist veröffentlicht.').waitFor()
  release()
  // Requests released earlier have been answered by then.
  for (let i = 0; i < 5; i++) await page.evaluate(() => fetch('/api/allcategories').then((one) => one.text()))
  expect(complaints).toEqual([])
})

it('says before a replacement what is mailed to whom the entry belonged, and whose code goes on', async () => {
  const [before, after, name] = ['alt@example.org', 'spaeter@example.org', 'Salon Zwilling']
  const first = await ask(name, before)
  await post(`/api/acceptPendingEntry?id=${first.uuid}&replace=none`, {}, await tokenOf('editor'))
  const { uuid } = await ask(name, after)
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  await openReview(page, uuid)
  await receiver(page, before).click()
  await receiver(page, after).click()
  await words(page, after).getByText('nennen Sie bitte Ihren Änderungs-Code').waitFor()
  await page.getByRole('checkbox', { name: /Code/ }).check()
  await receiver(page, after).click()
  await words(page, after).getByText('der Code aus Ihrer Anfrage gilt nicht mehr').waitFor()
  // If it is published beside the existing entry, no other person gets a mail.
  await page.getByRole('radio', { name: 'Als neuen Anbieter veröffentlichen' }).check()
  await receiver(page, before).waitFor({ state: 'detached' })
  await receiver(page, after).waitFor()
  expect([...(await inaccessible(page)), ...complaints]).toEqual([])
})

it('deletes no provider before it is said what will be mailed', async () => {
  const { name, uuid, category } = await reported('Friseure')
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  const release = await hold(page, /\/api\/mailPreview/)
  await page.goto(`${server.url}/edit/edit_entry?category=${encodeURIComponent(category)}`)
  await hydrated(page)
  await Promise.all([page.waitForRequest(/\/api\/mailPreview/), press(page, `Löschen: ${name}`)])
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Löschen', exact: true })
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  // By keyboard, too, a button that looks disabled does nothing.
  await confirm.press('Enter')
  await confirm.dispatchEvent('click')
  expect(await dialog.isVisible()).toBe(true)
  release()
  await dialog.getByText('haben den Eintrag aus dem Verzeichnis genommen').waitFor()
  expect(await confirm.getAttribute('aria-disabled')).not.toBe('true')
  expect((await listed(category)).some((one) => one.uuid === uuid)).toBe(true)
  await confirm.click()
  await page.getByText(`„${name}“ wurde gelöscht.`).first().waitFor()
  expect(complaints).toEqual([])
})

it('says in the admin UI, too, that whoever has reported something of a provider gets a mail', async () => {
  const { uuid } = await reported('Friseure')
  const { page } = await visit(browser)
  await logInToAdmin(page, server.url)
  const said = page.getByText('Wer zu einem Anbieter einen Hinweis gegeben hat, bekommt dann eine E-Mail.')
  await page.goto(`${server.url}/admin/collections/entries/${uuid}`)
  await adminReady(page)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await said.waitFor()
  await page.goto(`${server.url}/admin/collections/entries`)
  await adminReady(page)
  await page.locator('.row-1 input[type="checkbox"]').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Löschen', exact: true }).click()
  await said.waitFor()
})
