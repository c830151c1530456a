import type { Entry } from '#shared/entry'
import { routes } from '#shared/routes'
import { look, tooWide } from '../accessible.ts'
import { boxOf, isInWindow, scrollTop } from '../boxes.ts'
import { drawn, onDesk, onPhone } from '../browser.ts'
import { call, callAs, listed, request, requestChange, submit } from '../calls.ts'
import { coversNoFocus } from '../coveredFocus.ts'
import { absent, button, gotFocus, isFocused, keys, press, said } from '../pages.ts'
import { editorAt } from '../staff.ts'
import { openRow } from '../tables.ts'

const desk = onDesk.viewport

const windowAt = (path: string, size = onDesk) => editorAt(path, size)

async function provider(): Promise<Entry> {
  const all = await listed('Apotheken')
  const found = all.find(({ phone, open1, open5 }) => phone !== '' && open1 !== '' && open5 === '')
  if (!found) throw new Error('The demo content has no pharmacy with free lines of hours')
  return found
}
async function changeAt(name: string, changeText: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  await requestChange({ name, email, changeText })
  const waiting: { email: string; uuid: string }[] = await callAs('editor', 'pending_changes')
  return `${routes.pendingChanges.href()}?id=${waiting.find((one) => one.email === email)?.uuid}`
}
const requestAt = async (name: string) =>
  `${routes.pendingEntries.href()}?id=${await request({ name, phone: '030 23125 41' })}`

it('phone, address and save fit the first screen of the form; map and new hours unfold', async () => {
  const page = await windowAt(routes.editEntryForm.href((await provider()).uuid))
  await page.evaluate(() => document.fonts.ready)
  const bar = await boxOf(button(page, 'Speichern'))
  for (const id of ['phone', 'mobile', 'street', 'plz', 'city'])
    expect([id, (await boxOf(page.locator(`#entry-${id}`))).bottom < bar.y - 12]).toEqual([id, true])
  expect(bar.bottom).toBeLessThanOrEqual(desk.height)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3.5 * desk.height)
  await absent(page.locator('.leaflet-container, #entry-opening'))
  await page.locator('summary', { hasText: 'Lage auf der Karte' }).click()
  await page.locator('.leaflet-container').waitFor()
  await page.locator('summary', { hasText: 'Zeile hinzufügen' }).click()
  await page.locator('#entry-opening').waitFor()
  await look(page)
})

it('the form covers no focused element, in wide and narrow windows, with large letters', async () => {
  const { uuid, name } = await provider()
  const page = await windowAt(routes.editEntryForm.href(uuid))
  for (const path of [
    page.url(),
    await changeAt(name, 'Bitte ändern.'),
    await requestAt('Salon Gleichmaß'),
  ]) {
    await page.goto(new URL(path, page.url()).href)
    await page.locator('#entry-phone').waitFor()
    await coversNoFocus(page)
    expect(await tooWide(page)).toEqual([])
  }
})

it('a change request stays visible beside the form', async () => {
  const words = 'Am Mittwoch haben wir jetzt bis 18 Uhr offen.'
  const page = await windowAt(await changeAt((await provider()).name, words))
  await page.locator('#entry-closedDates').scrollIntoViewIfNeeded()
  expect(await isInWindow(page, page.getByText(words))).toBe(true)
  await look(page)
})

it('on a phone one press opens the request from any field, it scrolls, and closing returns the focus', async () => {
  const words = Array.from({ length: 60 }, (_, i) => `Zeile ${i} 🏚️ <b>ohne Ende</b>`).join('\n')
  const page = await windowAt(await changeAt((await provider()).name, words), onPhone)
  const field = page.locator('#entry-serviceArea')
  await field.focus()
  const bar = button(page, /^Die Anfrage/)
  expect(await isInWindow(page, bar)).toBe(true)
  expect((await boxOf(bar)).bottom).toBeLessThan(onPhone.viewport.height / 5)
  const sheet = page.getByRole('dialog', { name: 'Die Anfrage' })
  const top = () => sheet.evaluate((one) => one.scrollTop)
  for (const close of [() => page.keyboard.press('Escape'), () => press(page, 'Schließen')]) {
    await bar.click()
    await said(sheet, 'Zeile 0')
    expect([await isInWindow(page, sheet), await top()]).toEqual([true, 0])
    await keys(page, 'PageDown')
    await expect.poll(top).toBeGreaterThan(0)
    expect(await isInWindow(page, button(sheet, /Schließen/))).toBe(true)
    await sheet.locator('a[href^="mailto:"]').waitFor()
    await look(page)
    await close()
    await expect.poll(() => sheet.count()).toBe(0)
    expect(await isFocused(field)).toBe(true)
  }
  await bar.press('Enter')
  await said(sheet, 'Zeile 0')
  await keys(page, 'Escape')
  await gotFocus(bar)
})

it('four differences of a change stand beside the button at 1280 by 800 pixels, in both languages', async () => {
  const email = 'salon@example.org'
  const given = { email, phone: '09521 1234', opened: 'Mo-Fr 09:00-18:00', street: 'Hauptstraße 12' }
  const { uuid, token } = await submit({ name: 'Salon Vierling', ...given })
  await callAs('editor', `acceptPendingEntry?id=${uuid}&replace=none`, {})
  const { updatedAt: entryUpdatedAt }: Entry = await call('entryOfToken', { token })
  const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'].map((day, i) => `${day} 09:00-1${i}:00`)
  const proposal = {
    additionalInfo: 'Wir kommen auch ins Haus, nach Anmeldung am Telefon.',
    email: 'anmeldung-vierling@example.org',
    opened: days.join(';'),
    website: 'https://vierling.example.org',
  }
  const wish = { name: 'Salon Vierling', email, token, changeText: 'Wir haben neue Zeiten.' }
  await call('addPendingChange', { ...wish, proposal, entryUpdatedAt })
  const page = await windowAt(routes.pendingChanges.href())
  await openRow(page, /Salon Vierling/)
  await page.waitForURL(/\?id=/)
  for (const address of [page.url(), page.url().replace('/edit/', '/en/edit/')]) {
    await page.goto(address)
    await button(page, /\b4 /).waitFor()
    await drawn(page)
    const rows = page.locator('table').first().locator('tbody tr')
    expect(await rows.count()).toBe(4)
    const bar = await boxOf(page.locator('[data-sticks]'))
    expect(bar.bottom).toBeLessThanOrEqual(800)
    expect((await boxOf(rows.last())).bottom).toBeLessThanOrEqual(bar.y)
    expect(await scrollTop(page)).toBe(0)
  }
})
