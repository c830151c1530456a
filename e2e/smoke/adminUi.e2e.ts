import { adminReady, type Visit } from '../browser.ts'
import { listed, textOf } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { said, visitAdmin } from '../pages.ts'
import { server } from '../setup.ts'

let admin: Visit
beforeAll(async () => {
  admin = await visitAdmin()
})

const publicEntry = async (name: string) => (await listed('Friseure')).find((entry) => entry.name === name)
async function open(path: string): Promise<void> {
  await admin.page.goto(`${server.url}/admin${path}`)
  await adminReady(admin.page)
}

it('edits a provider, and the site follows at once', async () => {
  const { page } = admin
  await open(`/collections/entries/${(await publicEntry('Salon Lindenblatt'))?.uuid}`)
  await page.locator('#field-phone').fill('030 23125 444')
  await page.locator('#action-save').click()
  await said(page, 'erfolgreich')
  expect((await publicEntry('Salon Lindenblatt'))?.phone).toBe('030 23125 444')

  expect(await textOf('/categories/list/Friseure/Salon%20Lindenblatt')).toContain('23125')
})

it('takes a provider out of the trash again', async () => {
  const { page } = admin
  const id = (await publicEntry('Salon Silberlocke'))?.uuid
  await open(`/collections/entries/${id}`)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action:visible').click()
  await page.waitForURL(/\/collections\/entries(\?|$)/)
  expect(await publicEntry('Salon Silberlocke')).toBeUndefined()

  await open(`/collections/entries/trash/${id}`)
  await page.locator('#action-restore').click()
  await page.locator('#confirm-action:visible').click()
  await expect.poll(async () => (await publicEntry('Salon Silberlocke'))?.uuid).toBe(id)

  await open('/collections/logs')
  await page.getByRole('cell', { name: 'Eintrag wiederhergestellt' }).first().waitFor()
  const lines = (await page.getByRole('table').textContent()) ?? ''
  for (const act of ['Eintrag geändert', 'Eintrag entfernt']) expect(lines).toContain(act)
  // It contacts no other server; Payload requests the deleted document once more.
  forgive(/404/)
})
