import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { adminReady, hold, logInToAdmin, visit } from '../browser.ts'
import { listed } from '../calls.ts'
import { browser, ownServer, server } from '../setup.ts'

ownServer()

let page: Page
let complaints: string[]

beforeAll(async () => {
  ;({ page, complaints } = await visit(browser))
  await logInToAdmin(page, server.url)
})

/** Returns the public version of a provider of the demo content. */
const publicEntry = async (name: string) => (await listed('Friseure')).find((entry) => entry.name === name)
const idOf = async (name: string) => (await publicEntry(name))?.uuid ?? ''
async function open(path: string, on = page): Promise<void> {
  await on.goto(`${server.url}/admin${path}`)
  await adminReady(on)
}
async function saveAsColleague(form: Page, id: string, fields: object): Promise<void> {
  const save = ([to, body]: [string, string]) =>
    fetch(to, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body }).then(
      ({ status }) => status,
    )
  const sent: [string, string] = [`/cms/api/entries/${id}`, JSON.stringify(fields)]
  expect(await form.evaluate(save, sent)).toBe(200)
}
const confirm = () => page.locator('#confirm-action:visible').click()

it('leads to the work that waits, in the editorial area', async () => {
  await page.getByRole('link', { name: 'Zur Redaktion' }).click()
  await page.waitForURL(/\/edit$/)
  await page
    .getByRole('region', { name: 'Heute' })
    .getByRole('link', { name: /^\d+ Eintragsanfragen/ })
    .click()
  await page.waitForURL(/\/edit\/pending_entries/)
})

it('offers on its dashboard only what has no place in the editorial area', async () => {
  await open('')
  const own = page.getByRole('region', { name: 'Verwaltung der Daten' })
  expect(await own.getByRole('link').allInnerTexts()).toEqual([
    'Einstellungen der Seite',
    'Sicherheitsprotokoll',
  ])
  await page.getByRole('button', { name: 'Sicherung herunterladen' }).waitFor()
  expect(await page.locator('.card').count()).toBe(0)
  // The menu at the side still leads to all data.
  expect(await page.locator('nav a[href="/admin/collections/entries"]').count()).toBe(1)
  expect(await inaccessible(page)).toEqual([])
})

it('does not overwrite a version saved by another user since the form was opened', async () => {
  const id = await idOf('Salon Lindenblatt')
  // A page with held requests loses its files, so this test uses a page of its own.
  const form = await page.context().newPage()
  await open(`/collections/entries/${id}`, form)
  await saveAsColleague(form, id, { phone: '030 23125 444', city: 'Zeil-Nord' })

  // Payload's own warning arrives with an answer to the typing, which is too late for a user who saves at once.
  const release = await hold(form, /\/admin\//)
  const answered = form.waitForResponse((response) => response.url().includes(`/entries/${id}`))
  await form.locator('#field-phone').fill('030 23125 555')
  await form.locator('#action-save').click()
  expect((await answered).status()).toBe(409)
  expect((await publicEntry('Salon Lindenblatt'))?.phone).toBe('030 23125 444')

  // Both versions are shown, and either value of each field can be chosen and saved.
  const dialog = form.getByRole('dialog', { name: 'Jemand hat inzwischen gespeichert' })
  const [phones, towns] = [
    dialog.getByRole('group', { name: 'Telefon' }),
    dialog.getByRole('group', { name: 'Ort' }),
  ]
  await phones.getByText('030 23125 444').waitFor()
  release()
  // The browser's console also reports the refused request.
  expect(complaints.splice(0)).toHaveLength(1)
  // The first button continues editing, differences are marked, and nothing is preselected.
  expect(await dialog.getByRole('button').first().innerText()).toBe('Weiterschreiben')
  expect(await phones.locator('mark').allInnerTexts()).toEqual(['555', '444'])
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await inaccessible(form)).toEqual([])
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await dialog.getByText('Bitte wählen Sie für jedes Feld eine Version.').waitFor()
  await phones.getByRole('radio', { name: 'Ihre Version' }).check()
  await towns.getByRole('radio', { name: 'Inzwischen gespeichert' }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await form.getByText('erfolgreich').first().waitFor()
  expect(await publicEntry('Salon Lindenblatt')).toMatchObject({ phone: '030 23125 555', city: 'Zeil-Nord' })
  await dialog.waitFor({ state: 'detached' })
  expect(await form.locator('#field-city').inputValue()).toBe('Zeil-Nord')
  await form.close()
})

it('lets an author continue after a colleague has saved meanwhile, without losing the input', async () => {
  const id = await idOf('Salon Lindenblatt')
  const form = await page.context().newPage()
  await open(`/collections/entries/${id}`, form)
  await saveAsColleague(form, id, { city: 'Zeil-Mitte' })
  const stored = await form.locator('#field-phone').inputValue()
  await form.locator('#field-phone').fill('030 23125 666')
  // Payload's own warning, which arrives with an answer to the typing, offers only a reload.
  const dialog = form.getByRole('dialog', { name: 'Jemand hat inzwischen gespeichert' })
  await dialog.getByRole('button', { name: 'Weiterschreiben' }).click()
  expect(await form.locator('#field-phone').inputValue()).toBe('030 23125 666')
  await form.locator('.document-stale-data').waitFor({ state: 'hidden' })
  // Typed text is discarded only by a second press, after the dialog has said what will be lost.
  await form.locator('#action-save').click()
  await dialog.getByRole('button', { name: 'Meine Eingaben verwerfen', exact: true }).click()
  await dialog.getByText('Was Sie geschrieben haben, ist dann weg.').waitFor()
  expect(await form.locator('#field-phone').inputValue()).toBe('030 23125 666')
  await dialog.getByRole('button', { name: 'Ja, meine Eingaben verwerfen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await form.locator('#field-city').and(form.locator('[value="Zeil-Mitte"]')).waitFor()
  expect(await form.locator('#field-phone').inputValue()).toBe(stored)
  complaints.splice(0)
  await form.close()
})

it('goes back to an earlier version', async () => {
  const id = await idOf('Salon Lindenblatt')
  await open(`/collections/entries/${id}/versions`)
  await page
    .getByRole('row', { name: /admin Eintrag geändert/ })
    .first()
    .waitFor()
  await page.locator('table tbody tr a').last().click()
  await page.waitForURL(/\/versions\/.+/)
  await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
  await confirm()
  await page.waitForURL(new RegExp(`/entries/${id}$`))
  expect((await publicEntry('Salon Lindenblatt'))?.phone).not.toBe('030 23125 444')
})

it('searches as the site does, and shows everything on a phone', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open('/collections/entries?search=FRISEURE%20silberlocke')
  const rows = page.locator('table tbody tr')
  await rows.getByText('Salon Silberlocke').waitFor()
  expect(await rows.count()).toBe(1)
  const state = rows.getByText('Veröffentlicht')
  expect((await state.boundingBox())?.x).toBeLessThan(300)
  await open(`/collections/entries/${await idOf('Salon Silberlocke')}`)
  // The menu is wider during its closing animation.
  const fits = () => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await fits()
  await open('/collections/pages')
  await page.getByRole('link', { name: 'Hilfe' }).click()
  await page.getByRole('heading', { name: 'Hilfe', level: 1 }).waitFor()
  await fits()
  const id = await idOf('Salon Lindenblatt')
  await open(`/collections/entries/${id}/versions`)
  await page.locator('table tbody tr a').first().click()
  await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).waitFor()
  await fits()
  await page.setViewportSize({ width: 1280, height: 900 })
})

it("shows times in the region's time zone, and earlier settings with names and in words", async () => {
  const farAway = await visit(browser, { timezoneId: 'Pacific/Kiritimati' })
  await logInToAdmin(farAway.page, server.url)
  const save = (federalState: string) =>
    fetch('/cms/api/globals/site-settings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ federalState, localHolidayTowns: [federalState, 'Zeil'] }),
    }).then((response) => response.json())
  await farAway.page.evaluate(save, 'HE')
  const { result } = await farAway.page.evaluate(save, 'BY')
  const clock = new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone: 'Europe/Berlin' })
  await farAway.page.goto(`${server.url}/admin/globals/site-settings`)
  await adminReady(farAway.page)
  const said = farAway.page.locator('.last-changed').getByText(clock.format(new Date(result.updatedAt)))
  await said.first().waitFor()
  expect(await farAway.page.locator('.doc-controls__value-wrap:visible').count()).toBe(0)

  await farAway.page.goto(`${server.url}/admin/globals/site-settings/versions`)
  await adminReady(farAway.page)
  const latest = farAway.page.getByRole('row', { name: /admin Einstellungen geändert/ }).first()
  await latest.getByRole('link').click()
  await farAway.page.getByText('BY, Zeil', { exact: false }).waitFor()
  expect(await farAway.page.getByText('Hessen').count()).toBeGreaterThan(0)
  expect(farAway.complaints).toEqual([])
})

it('a picture for a news item is chosen by its preview', async () => {
  const { docs } = await page.evaluate(() =>
    fetch('/cms/api/news?limit=1').then((response) => response.json()),
  )
  await open(`/collections/news/${docs[0].id}`)
  await page.getByRole('button', { name: 'Bild auswählen' }).click()
  await page.getByRole('radio', { name: 'freizeit.svg' }).check()
  await page.locator('#action-save').click()
  await page.getByText('erfolgreich').first().waitFor()
  const shown: { picture: string }[] = await (await fetch(`${server.url}/api/news`)).json()
  expect(shown.some(({ picture }) => picture.endsWith('freizeit.svg'))).toBe(true)
})

it('hands an Admin a backup of everything', async () => {
  await open('')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Sicherung herunterladen' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^wegweiser-[\d-]{10}\.backup$/)
  const [manifest = '', , ...lines] = gunzipSync(await readFile(await download.path()))
    .toString()
    .split('\n')
  expect(JSON.parse(manifest).format).toBe('senior-directory-backup')
  expect(lines.some((line) => line.includes('Salon Lindenblatt'))).toBe(true)
  expect(await page.getByRole('button', { name: 'E-Mails wieder senden' }).count()).toBe(0)
})

it('contacts no other server, and logs every change', async () => {
  expect(complaints).toEqual([])
  await open('/collections/logs')
  await page.getByRole('cell', { name: 'Eintrag geändert' }).first().waitFor()
  const lines = (await page.getByRole('table').textContent()) ?? ''
  for (const act of ['Eintrag geändert', 'auf frühere Version zurückgesetzt']) expect(lines).toContain(act)
})
