import type { Page } from 'playwright-core'
import type { Entry } from '#shared/entry'
import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { hold } from '../browser.ts'
import { call, callAs, firstIn, listed, request } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { absent, button, follow, holds, openAdmin, press, said, textOfFocus, visitAdmin } from '../pages.ts'
import { editorAt } from '../staff.ts'
import { openRow } from '../tables.ts'

const reviewOf = (id: string) => editorAt(`${routes.pendingEntries.href()}?id=${id}`)
const mail = (page: Page, to: string) => page.getByText(`E-Mail an ${to}:`)

it('reviews return to the list as it was, and a decided request leads to its provider', async () => {
  const [first, second] = ['Salon Heimweg', 'Wollstube Heimweg']
  for (const name of [first, second]) await request({ name })
  const list = `${routes.pendingEntries.href()}?kind=all&q=Heimweg&sort=name`
  const page = await editorAt(list)
  const isAtList = () => page.waitForURL((url) => url.pathname + url.search === list)
  await openRow(page, new RegExp(first))
  await page.getByRole('heading', { level: 2, name: first }).waitFor()
  await follow(page, /Zurück zur Liste/)
  await isAtList()
  await expect.poll(() => textOfFocus(page)).toBe(first)
  await openRow(page, new RegExp(first))
  await page.getByText('Für die Redaktion: wer sich kümmert, Notiz').click()
  await press(page, 'Ich kümmere mich')
  await button(page, /Meldung schließen/).waitFor()
  await press(page, 'Veröffentlichen')
  await said(page, `„${first}“ ist veröffentlicht.`)
  await isAtList()
  await expect.poll(() => textOfFocus(page)).toContain('ist veröffentlicht')
  expect(await button(page, /Meldung schließen/).count()).toBe(1)
  await page.getByRole('row', { name: new RegExp(second) }).waitFor()

  await page.goBack()
  await page.getByRole('link', { name: `„${first}“ ansehen` }).waitFor()
  await expect.poll(() => textOfFocus(page)).toContain('Schon entschieden')
  await absent(page.getByText('Was Sie verbessert hatten'))
  await look(page)
})

it('undoing a publication restores corrections, which can be published again', async () => {
  const name = 'Salon Rückweg'
  const page = await reviewOf(await request({ name }))
  await page.locator('#entry-phone').fill('09521 4712')
  await press(page, 'Veröffentlichen')
  await said(page, `„${name}“ ist veröffentlicht.`)
  await press(page, 'Rückgängig')
  await said(page, `Die Entscheidung über „${name}“ ist zurückgenommen.`)
  await openRow(page, new RegExp(name), name)
  await said(page, 'Hier sind sie wieder.')
  await holds(page.locator('#entry-phone'), '09521 4712')
  await press(page, 'Veröffentlichen')
  await said(page, `„${name}“ ist veröffentlicht.`)
  const [entry] = await call(`searchFor?searchQuery=${encodeURIComponent(name)}`)
  expect(entry.phone).toBe('09521 4712')
})

it('corrections of a request that a colleague decides first are offered for its entry', async () => {
  const name = 'Salon Überholt'
  const id = await request({ name })
  const page = await reviewOf(id)
  await page.locator('#entry-phone').fill('09521 4713')
  await callAs('admin', `acceptPendingEntry?id=${id}&replace=none`, {})
  await press(page, 'Veröffentlichen')
  await said(page, 'Was Sie verbessert hatten, ist noch da')
  await said(page, '09521 4713')
  await look(page)
  await follow(page, `In „${name}“ eintragen`)
  await said(page, 'Hier sind sie wieder.')
  await holds(page.locator('#entry-phone'), '09521 4713')
  forgive(/status of 4/)
})

describe('deleting a provider with a report', () => {
  const email = 'leserin@example.org'
  let entry: Entry
  beforeEach(async () => {
    entry = await firstIn('Friseure')
    await call('addReport', { entry: entry.uuid, topics: ['phone'], email })
  })

  it('waits for the preview of its mails', async () => {
    const page = await editorAt('/edit/edit_entry?category=Friseure')
    const release = await hold(page, /\/api\/mailPreview/)
    await Promise.all([page.waitForRequest(/\/api\/mailPreview/), press(page, `Löschen: ${entry.name}`)])
    const dialog = page.getByRole('dialog')
    const confirm = button(dialog, 'Löschen')
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
    await confirm.press('Enter')
    await confirm.dispatchEvent('click')
    expect(await dialog.isVisible()).toBe(true)
    release()
    await mail(page, email).waitFor()
    await said(dialog, 'haben den Eintrag aus dem Verzeichnis genommen')
    await look(page)
    expect((await listed('Friseure')).map(({ uuid }) => uuid)).toContain(entry.uuid)
    await confirm.click()
    await said(page, `„${entry.name}“ wurde gelöscht.`)
  })

  it('is said to close it in the admin UI, too', async () => {
    const page = await visitAdmin()
    const warning = page.getByText('Hinweise zu einem Anbieter gelten dann als erledigt.')
    await openAdmin(page, `/collections/entries/${entry.uuid}`)
    await page.locator('.doc-controls__popup button').click()
    await page.locator('#action-delete').click()
    await warning.waitFor()
    await openAdmin(page, '/collections/entries')
    await page.locator('.row-1 input[type="checkbox"]').check()
    await press(page.locator('.list-selection'), 'Löschen')
    await warning.waitFor()
  })
})
