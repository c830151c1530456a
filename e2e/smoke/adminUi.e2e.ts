import type { Page } from 'playwright-core'
import { hairdresser, textOf } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { list, openAdmin, said, visitAdmin } from '../pages.ts'

let page: Page
beforeAll(async () => {
  page = await visitAdmin()
})

it('edits a provider, and the site follows at once', async () => {
  const open = async () =>
    openAdmin(page, `/collections/entries/${(await hairdresser('Salon Lindenblatt'))?.uuid}`)
  await open()
  await page.locator('#field-phone').fill('030 23125 444')
  await page.locator('#action-save').click()
  await said(page, 'erfolgreich')
  expect((await hairdresser('Salon Lindenblatt'))?.phone).toBe('030 23125 444')

  expect(await textOf(`${list}/Salon%20Lindenblatt`)).toContain('23125')

  // Yes, and then not said any more.
  for (const [press, value] of [
    ['.rs__option >> nth=0', true],
    ['.clear-indicator', null],
  ] as const) {
    await open()
    if (value) await page.locator('#field-lift .rs__control').click()
    await page.locator('#field-lift').locator(press).click()
    await page.locator('#action-save').click()
    await expect.poll(async () => (await hairdresser('Salon Lindenblatt'))?.lift).toBe(value)
  }
})

it('takes a provider out of the trash again', async () => {
  const id = (await hairdresser('Salon Silberlocke'))?.uuid
  await openAdmin(page, `/collections/entries/${id}`)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action:visible').click()
  await page.waitForURL(/\/collections\/entries(\?|$)/)
  expect(await hairdresser('Salon Silberlocke')).toBeUndefined()

  await openAdmin(page, `/collections/entries/trash/${id}`)
  await page.locator('#action-restore').click()
  await page.locator('#confirm-action:visible').click()
  await expect.poll(async () => (await hairdresser('Salon Silberlocke'))?.uuid).toBe(id)

  await openAdmin(page, '/collections/logs')
  await page.getByRole('cell', { name: 'Eintrag wiederhergestellt' }).first().waitFor()
  const lines = (await page.getByRole('table').textContent()) ?? ''
  for (const act of ['Eintrag geändert', 'Eintrag entfernt']) expect(lines).toContain(act)
  // It contacts no other server; Payload requests the deleted document once more.
  forgive(/404/)
})
