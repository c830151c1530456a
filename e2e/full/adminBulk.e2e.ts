import type { Page, Response } from 'playwright-core'
import { call } from '../calls.ts'
import { absent, gone, openAdmin, visitAdmin } from '../pages.ts'
import { ownServer } from '../setup.ts'

ownServer()

let page: Page

beforeAll(async () => {
  page = await visitAdmin()
})

const published = (): Promise<{ title: string; phone: string }[]> => call('news')
const titles = async () => (await published()).map(({ title }) => title)

async function openList(path: string, collection = 'news'): Promise<void> {
  await openAdmin(page, `/collections/${collection}${path}`)
  await page.locator('table tbody tr').first().waitFor()
}
const rows = () => page.locator('table tbody tr')
async function tick(count: number): Promise<void> {
  for (let row = 1; row <= count; row++) await page.locator(`.row-${row} input[type="checkbox"]`).check()
}
const bulkButton = (name: string) =>
  page.locator('.list-selection').getByRole('button', { name, exact: true })
async function confirmed(): Promise<Response> {
  const answered = page.waitForResponse(
    (response) => /\/cms\/api\/\w+\?/.test(response.url()) && response.request().method() !== 'GET',
  )
  await page.locator('#confirm-action:visible').click()
  return answered
}
async function answerTo(button: string): Promise<Response> {
  await bulkButton(button).click()
  return confirmed()
}

it('bulk editing changes only the ticked rows of the page', async () => {
  const all = await published()
  await openList('?limit=5')
  await page.locator('#select-all').check()
  await page.locator('.edit-many__toggle button').click()
  await page.locator('.field-select .rs__control').click()
  await absent(page.getByRole('option', { name: /^(id|ID)$/ }))
  await page.getByRole('option', { name: 'Telefon', exact: true }).click()
  await page.locator('#field-phone').fill('030 23125 777')
  await page.locator('.edit-many__save').click()
  await gone(page.locator('.edit-many__save'))
  const changed = (await published()).filter(({ phone }) => phone === '030 23125 777')
  expect([changed.length, (await published()).length]).toEqual([5, all.length])
})

it('a hundred rows are trashed at once, although their ids make a URL of over 5000 characters', async () => {
  const providers = async (): Promise<number> => {
    const categories: { providers: number }[] = await call('categoryinfo')
    return categories.reduce((sum, { providers }) => sum + providers, 0)
  }
  const all = await providers()
  await openList('?limit=100', 'entries')
  expect(await rows().count()).toBe(100)
  await page.locator('#select-all').check()
  const answer = await answerTo('Löschen')
  expect([answer.status(), answer.url().length > 5000]).toEqual([200, true])
  expect((await answer.json()).docs).toHaveLength(100)
  // Some of the hundred were not public.
  expect(await providers()).toBeLessThan(all - 80)
})

it('an Admin permanently deletes documents only from the trash', async () => {
  const all = await titles()
  await openList('')
  await tick(3)
  await bulkButton('Löschen').click()
  await page.locator('#confirm-action:visible').waitFor()
  await absent(page.locator('.delete-documents__checkbox:visible'))
  expect((await confirmed()).status()).toBe(200)
  await openList('/trash')
  await tick(2)
  expect((await answerTo('Löschen')).status()).toBe(200)
  await openList('/trash')
  await tick(1)
  expect((await answerTo('Wiederherstellen')).status()).toBe(200)
  expect(await titles()).toHaveLength(all.length - 2)
})
