import type { Page, Response } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminReady, logInToAdmin, visit } from '../browser.ts'
import { open } from '../pages.ts'
import { browser, ownServer, server } from '../setup.ts'

ownServer()

let page: Page
let complaints: string[]

beforeAll(async () => {
  ;({ page, complaints } = await visit(browser))
  await logInToAdmin(page, server.url)
})

interface News {
  title: string
  phone: string
}
const published = async (): Promise<News[]> => (await fetch(`${server.url}/api/news`)).json()
const titles = async () => (await published()).map(({ title }) => title)

async function openList(path: string, collection = 'news'): Promise<void> {
  await page.goto(`${server.url}/admin/collections/${collection}${path}`)
  await adminReady(page)
  await page.locator('table tbody tr').first().waitFor()
}
const rows = () => page.locator('table tbody tr')
/** Ticks the first rows of the list. */
async function tick(count: number): Promise<void> {
  for (let row = 1; row <= count; row++) await page.locator(`.row-${row} input[type="checkbox"]`).check()
}
/** Presses a button for the ticked rows, confirms if asked, and returns the server's answer. */
async function answerTo(button: string): Promise<Response> {
  await page.locator('.list-selection').getByRole('button', { name: button, exact: true }).click()
  const answered = page.waitForResponse(
    (response) => /\/cms\/api\/\w+\?/.test(response.url()) && response.request().method() !== 'GET',
  )
  await page.locator('#confirm-action:visible').click()
  return answered
}
const act = async (button: string): Promise<number> => (await answerTo(button)).status()

it('bulk editing changes only the ticked rows of the page', async () => {
  const all = await published()
  await openList('?limit=5')
  await page.locator('#select-all').check()
  // Lists of pages cannot select rows on all pages.
  expect(await page.locator('#select-all-across-pages:visible').count()).toBe(0)
  await page.locator('.edit-many__toggle button').click()
  await page.locator('.field-select .rs__control').click()
  expect(await page.getByRole('option', { name: /^(id|ID)$/ }).count()).toBe(0)
  await page.getByRole('option', { name: 'Telefon', exact: true }).click()
  await page.locator('#field-phone').fill('030 23125 777')
  await page.locator('.edit-many__save').click()
  await page.locator('.edit-many__save').waitFor({ state: 'detached' })
  const changed = (await published()).filter(({ phone }) => phone === '030 23125 777')
  expect([changed.length, (await published()).length]).toEqual([5, all.length])
})

it('a bulk operation is undone in place, except for documents changed since', async () => {
  const [first, ...others] = (await published()).filter(({ phone }) => phone === '030 23125 777')
  const changedSince: [string, RequestInit] = [
    `/cms/api/news?where[title][equals]=${encodeURIComponent(first?.title ?? '')}`,
    { headers: { 'Content-Type': 'application/json' } },
  ]
  const edit = async ([found, init]: [string, RequestInit]) => {
    const { docs } = await (await fetch(found)).json()
    const body = JSON.stringify({ phone: '030 23125 888' })
    await fetch(`/cms/api/news/${docs[0].id}`, { ...init, method: 'PATCH', body })
  }
  // By the same account, whose latest operation this becomes: the notice disappears, and undoing is possible in the
  // log.
  await page.evaluate(edit, changedSince)
  await openList('?limit=5')
  expect(await page.locator('#undo-several').count()).toBe(0)
  await open(page, '/edit/logs')
  const act = page.getByRole('row', { name: /5 Neuigkeiten geändert/ })
  await act.getByText('Im Einzelnen (5)').click()
  await act.getByRole('link', { name: first?.title ?? '' }).waitFor()
  await act.getByRole('button', { name: 'Rückgängig: 5 Neuigkeiten geändert', exact: true }).click()
  const said = page.getByText('4 sind wieder, wie sie vorher waren.')
  await said.waitFor()
  await page.getByText('Das wurde seither bearbeitet').waitFor()
  const phones = new Map((await published()).map(({ title, phone }) => [title, phone]))
  expect(phones.get(first?.title ?? '')).toBe('030 23125 888')
  for (const { title } of others) expect(phones.get(title)).not.toBe('030 23125 777')
})

it('several documents are trashed at once and restored', async () => {
  const all = await titles()
  await openList('')
  await tick(2)
  expect(await act('Löschen')).toBe(200)
  expect(await titles()).toHaveLength(all.length - 2)
  await page.getByText('2 Neuigkeiten entfernt.').waitFor()
  await page.locator('#undo-several').click()
  await page.getByText('2 Neuigkeiten wiederhergestellt.').waitFor()
  expect(await titles()).toEqual(all)
  await page.locator('#undo-several').click()
  await page.getByText('2 Neuigkeiten entfernt.').waitFor()
  expect(await titles()).toHaveLength(all.length - 2)

  await openList('/trash')
  expect(await rows().count()).toBe(2)
  // A single row is undone with one press, without confirmation.
  await page
    .getByRole('button', { name: /^Wiederherstellen: / })
    .first()
    .click()
  await rows().nth(1).waitFor({ state: 'detached' })
  await tick(1)
  expect(await act('Wiederherstellen')).toBe(200)
  expect(await titles()).toEqual(all)
})

it('a hundred rows are trashed at once, whose ids make an address of several thousand characters', async () => {
  const providers = async (): Promise<number> => {
    const categories = await (await fetch(`${server.url}/api/categoryinfo`)).json()
    return categories.reduce((sum: number, category: { providers: number }) => sum + category.providers, 0)
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
  await page.locator('#undo-several').click()
  await expect.poll(providers, { timeout: 20_000 }).toBe(all)
})

it('an Admin deletes from the trash one by one; deleting several at once is refused with a reason', async () => {
  await openList('')
  await tick(2)
  expect(await act('Löschen')).toBe(200)
  await openList('/trash')
  expect(await page.locator('#empty-trash-button:visible').count()).toBe(0)
  await tick(2)
  expect(await act('Löschen')).toBe(400)
  await page.getByText('Endgültig gelöscht wird nur einzeln.').first().waitFor()
  // The browser's console also reports the refused request.
  expect(complaints.splice(0)).toHaveLength(1)

  await openList('/trash')
  expect(await rows().count()).toBe(2)
  await tick(1)
  expect(await act('Löschen')).toBe(200)
  await openList('/trash')
  expect(await rows().count()).toBe(1)
  expect(complaints).toEqual([])
})
