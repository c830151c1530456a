import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { hold, hydrated, visit } from '../browser.ts'
import { browser, server } from '../setup.ts'
import { loginAs } from '../staff.ts'

const waitForText = (page: Page, text: string | RegExp) =>
  page.locator('main').getByText(text).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const undo = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Rückgängig', exact: true }).click()
const json = async (path: string) => (await fetch(server.url + path)).json()
const names = async (category: string): Promise<string[]> =>
  (await json(`/api/datafilteredcategory?category=${encodeURIComponent(category)}`)).map(
    ({ name }: { name: string }) => name,
  )

/** Counts from now on how often the page was painted without a focused element, however briefly. */
async function focusLost(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { lost: 0 }
    new MutationObserver(() => {
      if (document.activeElement === document.body) seen.lost++
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  return () => seen.evaluate(({ lost }) => lost)
}

async function newEditor() {
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  const open = async (path: string) => {
    await page.goto(server.url + path)
    await hydrated(page)
  }
  return { page, complaints, open }
}

let editor: ReturnType<typeof newEditor> | undefined

/** Continues in one window, because a login takes as long as a short journey. */
async function editorAt(path: string) {
  editor ??= newEditor()
  const at = await editor
  await at.open(path)
  return at
}

const confirmDeletion = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
const newsTitles = async (): Promise<string[]> =>
  (await json('/api/news')).map(({ title }: { title: string }) => title)
const marksIn = (page: Page) => page.getByRole('checkbox', { name: /^Markieren: / })
const deleteMarked = (page: Page) =>
  page.getByRole('region', { name: 'Markierte' }).getByRole('button', { name: 'Löschen' }).click()

it('takes back the deletion of a provider where it was deleted, and the focus stays on the page', async () => {
  const before = await names('Apotheken')
  const { page, complaints } = await editorAt('/edit/edit_entry?category=Apotheken')
  await press(page, `Löschen: ${before[0]}`)
  await confirmDeletion(page)
  await waitForText(page, 'Es liegt jetzt im Papierkorb.')
  expect(await names('Apotheken')).toEqual(before.slice(1))
  expect(await inaccessible(page)).toEqual([])
  const countLostFocus = await focusLost(page)
  await undo(page)
  await waitForText(page, `„${before[0]}“ ist wieder da, unter „Apotheken“.`)
  expect(await countLostFocus()).toBe(0)
  expect(await names('Apotheken')).toEqual(before)
  expect(complaints).toEqual([])
})

it('brings what was deleted back from the trash, found by a word and who deleted it', async () => {
  const [title = ''] = await newsTitles()
  const { page, complaints } = await editorAt('/edit/edit_news')
  await press(page, `Löschen: ${title}`)
  await confirmDeletion(page)
  await page.getByRole('link', { name: 'Zum Papierkorb' }).click()
  await page.waitForURL(/\/edit\/trash/)
  await page.getByRole('searchbox').fill(`${title.split(' ')[0]} editor`)
  await press(page, `Wiederherstellen: ${title}`)
  await waitForText(page, 'ist wieder da.')
  await waitForText(page, /Dazu liegt nichts im Papierkorb/)
  expect((await newsTitles())[0]).toBe(title)
  expect(complaints).toEqual([])
})

it('no longer says that news was deleted once it is back', async () => {
  const [title = ''] = await newsTitles()
  const { page, complaints } = await editorAt('/edit/edit_news')
  await press(page, `Löschen: ${title}`)
  await confirmDeletion(page)
  const deletionAlert = page.getByText('Eintrag wurde entfernt')
  await deletionAlert.waitFor()
  await undo(page)
  await waitForText(page, 'ist wieder da.')
  expect(await deletionAlert.count()).toBe(0)
  expect(complaints).toEqual([])
})

it('undoes the deletion of two marked rows as one operation', async () => {
  const all = await newsTitles()
  const { page, complaints } = await editorAt('/edit/edit_news')
  await marksIn(page).nth(0).check()
  await marksIn(page).nth(1).check()
  await deleteMarked(page)
  const question = page.getByRole('dialog', { name: '2 Neuigkeiten löschen?' })
  await question.getByRole('button', { name: 'Löschen' }).click()
  await waitForText(page, '2 Neuigkeiten wurden gelöscht.')
  await waitForText(page, 'Sie liegen jetzt im Papierkorb.')
  expect(await page.getByText('2 Neuigkeiten wurden gelöscht.').count()).toBe(1)
  await undo(page)
  await waitForText(page, '2 sind wieder, wie sie vorher waren.')
  expect(await newsTitles()).toEqual(all)
  expect(complaints).toEqual([])
})

it('says of two that were marked that one was deleted, where a colleague was quicker with the other', async () => {
  const { page, complaints } = await editorAt('/edit/edit_links')
  const marks = marksIn(page)
  const colleague = await page
    .getByRole('row')
    .filter({ has: marks })
    .first()
    .getByRole('rowheader')
    .innerText()
  const { uuid } = (await json('/api/links')).find(({ name }: { name: string }) => colleague.includes(name))
  await marks.nth(0).check()
  await marks.nth(1).check()
  await deleteMarked(page)
  const both = page.getByRole('dialog', { name: '2 Links löschen?' })
  await both.waitFor()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { Authorization: `Bearer ${token}` }
  expect((await fetch(`${server.url}/api/removelink?id=${uuid}`, { headers })).status).toBe(200)
  await both.getByRole('button', { name: 'Löschen' }).click()
  await waitForText(page, '1 Link wurde gelöscht.')
  await waitForText(page, 'Es liegt jetzt im Papierkorb.')
  await undo(page)
  await waitForText(page, 'ist wieder da.')
  expect(complaints).toEqual([])
})

it('finds an earlier version through the log, restores it, and undoes that', async () => {
  const [name] = await names('Apotheken')
  const { page, complaints, open } = await editorAt('/edit/edit_entry?category=Apotheken')
  await page.getByRole('link', { name: `Bearbeiten: ${name}` }).click()
  await page.locator('#entry-phone').fill('09521 4711')
  await press(page, 'Speichern')
  await page
    .getByText(/wurde gespeichert/)
    .first()
    .waitFor()
  await open('/edit/logs')
  // Content that appears above a link would move it from under the pointer.
  const changesCome = await hold(page, /\/api\/logChanges/)
  const asked = page.waitForRequest(/\/api\/logChanges/)
  await page.getByText('Was wurde geändert?').first().click()
  await asked
  const toVersions = page.getByRole('link', { name: 'Frühere Versionen' })
  expect(await toVersions.count()).toBe(0)
  changesCome()
  await toVersions.click()
  await waitForText(page, 'so ist es jetzt')
  await waitForText(page, '4711')
  expect(await inaccessible(page)).toEqual([])
  await press(page, /^Diese Version zurückholen/)
  await waitForText(page, /gilt wieder/)
  await undo(page)
  await waitForText(page, 'ist wieder, wie es vorher war.')
  expect(complaints).toEqual([])
})

it('separates two merged categories again', async () => {
  const [gardens, helpers] = [await names('Gartenhilfe'), await names('Friseure')]
  const { page, complaints } = await editorAt('/edit/categories')
  // Wait for the numbers, because they move the buttons.
  await waitForText(page, /\d Anbieter/)
  await press(page, 'Umbenennen oder zusammenlegen: Gartenhilfe')
  await page.getByLabel('Neuer Name').fill('Friseure')
  await page.getByLabel('Neuer Name').press('Enter')
  expect(await inaccessible(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Zusammenlegen' }).click()
  await waitForText(page, /\d Anbieter mit „Friseure“ zusammengelegt\./)
  const old = await fetch(`${server.url}/categories/list/Gartenhilfe`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/categories/list/Friseure'])
  await undo(page)
  await waitForText(page, /\d Anbieter stehen wieder unter „Gartenhilfe“\./)
  expect([await names('Gartenhilfe'), await names('Friseure')]).toEqual([gardens, helpers])
  expect(complaints).toEqual([])
})

async function asAdmin(path: string, body: object): Promise<void> {
  const post = (to: string, what: object, token = '') =>
    fetch(server.url + to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(what),
    })
  const { access_token } = await (
    await post('/api/login', { username: 'admin', password: 'admin-demo' })
  ).json()
  expect((await post(path, body, access_token)).status).toBe(200)
}

/** Opens the form of a pharmacy from the table, in a window without drafts. */
async function pharmacyForm(name: string) {
  const at = await newEditor()
  await at.open('/edit/edit_entry?category=Apotheken')
  await at.page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: /Bearbeiten/ })
    .click()
  await at.page.locator('#entry-phone').waitFor()
  return at
}

it('lists errors, and removes each once it is corrected', async () => {
  const { page } = await pharmacyForm('Quitten-Apotheke')
  await page.locator('#entry-phone').fill('auf Anfrage')
  await page.locator('#entry-plz').fill('97')
  await page.locator('#entry-name').fill('')
  await press(page, 'Speichern')
  const lines = page.locator('main form a[href^="#entry-"]')
  await lines.first().waitFor()
  const targets = () => lines.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(await targets()).toEqual(['#entry-name', '#entry-plz', '#entry-phone'])
  await page.locator('#entry-plz').fill('97437')
  expect(await targets()).toEqual(['#entry-name', '#entry-phone'])
  expect(await page.locator('#entry-plz-error').count()).toBe(0)
  expect(await page.locator('#entry-plz').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.locator('#entry-phone').fill('09521 77')
  await page.locator('#entry-name').fill('Quitten-Apotheke')
  expect(await targets()).toEqual([])
})

it('sees what a colleague who was quicker has changed, and can leave it so', async () => {
  const { page } = await pharmacyForm('Quitten-Apotheke')
  await page.locator('#entry-phone').fill('09521 77')
  const [entry] = await json('/api/searchFor?searchQuery=Quitten-Apotheke')
  await asAdmin('/api/addEntry', { uuid: entry.uuid, phone: '09521 78' })
  await press(page, 'Speichern')
  const heading = page.getByRole('heading', { name: 'Jemand war schneller' })
  await heading.waitFor()
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await waitForText(page, 'admin hat dies geändert')
  await waitForText(page, 'Version von admin')
  expect(await inaccessible(page)).toEqual([])
  await press(page, 'Meine Änderungen verwerfen')
  const question = page.getByRole('dialog', { name: 'Meine Änderungen verwerfen?' })
  await question.getByText('Es bleibt, was admin gespeichert hat.').waitFor()
  expect(await inaccessible(page)).toEqual([])
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await press(page, 'Zurück zum Formular')
  expect(await page.locator('#entry-phone').inputValue()).toBe('09521 77')
  await press(page, 'Speichern')
  await press(page, 'Meine Änderungen verwerfen')
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await page.waitForURL(/edit_entry\?/)
})
