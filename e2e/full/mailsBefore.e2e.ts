import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { adminReady, hold } from '../browser.ts'
import { call, callAs, listed, request } from '../calls.ts'
import { open, press, visitAdmin } from '../pages.ts'
import { server } from '../setup.ts'
import { visitAs } from '../staff.ts'

const ask = (name: string, email: string) => request({ name, email, phone: '030 23125 9' })
const openReview = (page: Page, uuid: string) => open(page, `${routes.pendingEntries.href()}?id=${uuid}`)
const receiver = (page: Page, to: string) => page.getByText(`E-Mail an ${to}:`)
const words = (page: Page, to: string) =>
  page
    .locator('details')
    .filter({ has: receiver(page, to) })
    .locator('[lang=de]')
async function reported(category: string): Promise<Entry> {
  const [entry] = (await listed(category)) as [Entry]
  await call('addReport', { entry: entry.uuid, topics: ['phone'], email: 'leserin@example.org' })
  return entry
}

it('a replacement previews the mail to the former owner and says whose code stays valid', async () => {
  const [before, after, name] = ['alt@example.org', 'spaeter@example.org', 'Salon Zwilling']
  const first = await ask(name, before)
  await callAs('editor', `acceptPendingEntry?id=${first}&replace=none`, {})
  const uuid = await ask(name, after)
  const { page } = await visitAs('editor')
  await openReview(page, uuid)
  await receiver(page, before).click()
  await receiver(page, after).click()
  await words(page, after).getByText('nennen Sie bitte Ihren Änderungs-Code').waitFor()
  await page.getByRole('checkbox', { name: /Code/ }).check()
  await receiver(page, after).click()
  await words(page, after).getByText('der Code aus Ihrer Anfrage gilt nicht mehr').waitFor()
  await page.getByRole('radio', { name: 'Ein anderer: neu veröffentlichen' }).check()
  await receiver(page, before).waitFor({ state: 'detached' })
  await receiver(page, after).waitFor()
  await look(page)
})

it('deleting a provider waits for the preview of its mails', async () => {
  const { name, uuid, category } = await reported('Friseure')
  const { page } = await visitAs('editor')
  const release = await hold(page, /\/api\/mailPreview/)
  await open(page, `/edit/edit_entry?category=${encodeURIComponent(category)}`)
  await Promise.all([page.waitForRequest(/\/api\/mailPreview/), press(page, `Löschen: ${name}`)])
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Löschen', exact: true })
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  await confirm.press('Enter')
  await confirm.dispatchEvent('click')
  expect(await dialog.isVisible()).toBe(true)
  release()
  await dialog.getByText('E-Mail an leserin@example.org:').waitFor()
  await dialog.getByText('haben den Eintrag aus dem Verzeichnis genommen').waitFor()
  await look(page)
  expect(await confirm.getAttribute('aria-disabled')).not.toBe('true')
  expect((await listed(category)).some((one) => one.uuid === uuid)).toBe(true)
  await confirm.click()
  await page.getByText(`„${name}“ wurde gelöscht.`).first().waitFor()
})

it('the admin UI, too, says that deleting a provider closes its reports', async () => {
  const { uuid } = await reported('Friseure')
  const { page } = await visitAdmin()
  const said = page.getByText('Hinweise zu einem Anbieter gelten dann als erledigt.')
  await page.goto(`${server.url}/admin/collections/entries/${uuid}`)
  await adminReady(page)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await said.waitFor()
  await page.goto(`${server.url}/admin/collections/entries`)
  await adminReady(page)
  await page.locator('.row-1 input[type="checkbox"]').check()
  await press(page.locator('.list-selection'), 'Löschen')
  await said.waitFor()
})
