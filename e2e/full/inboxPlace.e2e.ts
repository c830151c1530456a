import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import type { Locator } from 'playwright-core'
import { look } from '../accessible.ts'
import { drawn } from '../browser.ts'
import { call, callAs, request } from '../calls.ts'
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

/** A change by a provider with the code, of which each field is compared. */
async function propose(name: string, proposal: object): Promise<string> {
  const fields = { category: 'Friseure', street: 'Hauptstraße 12', plz: '97437', city: 'Haßfurt' }
  const contact = { email: 'salon@example.org', phone: '09521 1234', opened: 'Mo-Fr 09:00-18:00' }
  const { uuid, token } = await call('/api/addPendingEntry', { ...fields, ...contact, name })
  await callAs('editor', `/api/acceptPendingEntry?id=${uuid}&replace=none`, {})
  const entry: Entry = await call('/api/entryOfToken', { token })
  const change = { name, email: contact.email, token, changeText: 'Wir haben neue Zeiten.', proposal }
  await call('/api/addPendingChange', { ...change, entryUpdatedAt: entry.updatedAt })
  const waiting: { token: string; uuid: string }[] = await callAs('editor', '/api/pending_changes')
  return waiting.find((one) => one.token === token)?.uuid ?? ''
}

it.each([
  ['/edit', 'Vierling'],
  ['/en/edit', 'Quartett'],
])('%s: four differences of a change stand beside the button, at 1280 by 800 pixels', async (edit, name) => {
  const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'].map((day, i) => `${day} 09:00-1${i}:00`)
  const id = await propose(`Salon ${name}`, {
    additionalInfo: 'Wir kommen auch ins Haus, nach Anmeldung am Telefon.',
    email: 'anmeldung-vierling@example.org',
    opened: days.join(';'),
    website: 'https://vierling.example.org',
  })
  const { page } = await editorAt(`${routes.pendingChanges.href().replace('/edit', edit)}?id=${id}`)
  await page.getByRole('button', { name: /\b4 / }).waitFor()
  await drawn(page)
  const rows = page.locator('table').first().locator('tbody tr')
  expect(await rows.count()).toBe(4)
  const [last, bar] = [await rows.last().boundingBox(), await page.locator('[data-sticks]').boundingBox()]
  expect(bar && bar.y + bar.height).toBeLessThanOrEqual(800)
  expect(last && last.y + last.height).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
