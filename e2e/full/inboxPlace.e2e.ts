import { routes } from '@directory/shared/routes'
import type { Locator } from 'playwright-core'
import { look } from '../accessible.ts'
import { request } from '../calls.ts'
import { follow, said } from '../pages.ts'
import { staffAt } from '../staff.ts'

const submit = (name: string) => request({ name, phone: '030 23125 41' })
async function editorAt(path: string) {
  const { page } = await staffAt('editor', path, { viewport: { width: 1280, height: 800 } })
  return { page, press: (name: string) => page.getByRole('button', { name, exact: true }).click() }
}

it('reviews return to the list as it was, and a decided request names its reviewer', async () => {
  const [first, second] = ['Salon Heimweg', 'Wollstube Heimweg']
  await submit(first)
  await submit(second)
  const list = `${routes.pendingEntries.href()}?kind=all&q=Heimweg&sort=name`
  const { page, press } = await editorAt(list)
  const open = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('link')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const isAtList = () => page.waitForURL((url) => url.pathname + url.search === list)
  await open(first).click()
  await page.getByRole('heading', { level: 2, name: first }).waitFor()
  await follow(page, /Zurück zur Liste/)
  await isAtList()
  await expect.poll(focused).toBe(first)
  await open(first).click()
  await page.getByText('Für die Redaktion: wer sich kümmert, Notiz').click()
  await press('Ich kümmere mich')
  await page.getByRole('button', { name: 'Meldung schließen' }).waitFor()
  await press('Veröffentlichen')
  await said(page, `„${first}“ ist veröffentlicht.`)
  await isAtList()
  await expect.poll(focused).toContain('ist veröffentlicht')
  expect(await page.getByRole('button', { name: 'Meldung schließen' }).count()).toBe(1)
  await open(second).waitFor()

  const decided = page.getByText('Schon entschieden: angenommen')
  await page.goBack()
  await decided.waitFor()
  await said(page, new RegExp(`Über „${first}“ hat .+ am .+ entschieden`))
  await page.getByRole('link', { name: `„${first}“ ansehen` }).waitFor()
  await expect.poll(focused).toContain('Schon entschieden')
  expect(await page.getByText('Was Sie verbessert hatten').count()).toBe(0)
  await look(page)
  await follow(page, /Zurück zur Liste/)
  await isAtList()
})

it('a likely duplicate preselects no option, and the error is shown at the radios', async () => {
  const { page } = await editorAt(`${routes.pendingEntries.href()}?id=${await submit('Quittenapotheke')}`)
  const deed = page.getByRole('button', { name: 'Ändern oder neu? Bitte wählen' })
  await deed.waitFor()
  const colour = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const plain = await colour(page.getByRole('button', { name: /^Ablehnen oder/ }))
  expect(await colour(deed)).toBe(plain)
  const aim = page.getByRole('group', { name: 'Was soll geschehen?' })
  expect(await aim.getByRole('radio', { checked: true }).count()).toBe(0)
  await deed.click()
  await said(aim, 'Bitte wählen Sie zuerst, ob es derselbe Anbieter ist.')
  await aim.locator('label:first-of-type :focus').waitFor({ state: 'attached' })
  await look(page)
  await aim.getByRole('radio', { name: 'Ein anderer: neu veröffentlichen' }).check()
  expect(await colour(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))).not.toBe(plain)
})
