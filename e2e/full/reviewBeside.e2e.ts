import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import type { Locator } from 'playwright-core'
import { look, tooWide } from '../accessible.ts'
import { drawn, slowFrames } from '../browser.ts'
import { call, callAs, listed, mailsTo, request, requestChange } from '../calls.ts'
import { coversNoFocus } from '../coveredFocus.ts'
import { follow, gotFocus, headed, isFocused, open, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'
import { openRow } from '../tables.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const words = 'Am Mittwoch haben wir jetzt bis 18 Uhr offen.'

async function editorAt(path: string, viewport: { width: number; height: number }, textSize = 1) {
  const { page } = await staffAt('editor', '/edit', { viewport })
  await page.evaluate((size) => localStorage.setItem('scalingFactor', String(size)), textSize)
  await open(page, path)
  return { page }
}

async function provider(): Promise<Entry> {
  const all = await listed('Apotheken')
  const found = all.find(({ phone, open1, open5 }) => phone !== '' && open1 !== '' && open5 === '')
  if (!found) throw new Error('The demo content has no pharmacy with free lines of hours')
  return found
}
async function ask(name: string, changeText = words): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  await requestChange({ name, email, changeText })
  const waiting: { email: string; uuid: string }[] = await callAs('editor', 'pending_changes')
  return waiting.find((one) => one.email === email)?.uuid ?? ''
}
const changeAt = (id: string) => `${routes.pendingChanges.href()}?id=${id}`
const submit = (name: string) => request({ name, phone: '030 23125 41' })
const entryAt = (id: string) => `${routes.pendingEntries.href()}?id=${id}`

it('all three provider forms have the same fields; phone, address and save fit the first screen', async () => {
  const { uuid } = await provider()
  const { page } = await editorAt(routes.editEntryForm.href(uuid), desk)
  await page.locator('#entry-phone').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const bar = await page.getByRole('button', { name: 'Speichern', exact: true }).boundingBox()
  const edge = (bar?.y ?? 0) - 12 // Space above the bar.
  for (const id of ['phone', 'mobile', 'street', 'plz', 'city']) {
    const box = await page.locator(`#entry-${id}`).boundingBox()
    expect([id, (box?.y ?? 9999) + (box?.height ?? 0) < edge]).toEqual([id, true])
  }
  expect(bar && bar.y + bar.height).toBeLessThanOrEqual(desk.height)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3.5 * desk.height)
  expect(await page.locator('.leaflet-container, #entry-opening').count()).toBe(0)
  const fields = () =>
    page.evaluate(() => [...document.querySelectorAll('[id^="entry-"][name]')].map(({ id }) => id).sort())
  const ownFields = (await fields()).filter((id) => !/open\d/.test(id))
  await page.locator('summary', { hasText: 'Lage auf der Karte' }).click()
  await page.locator('.leaflet-container').waitFor()
  await page.locator('summary', { hasText: 'Zeile hinzufügen' }).click()
  await page.locator('#entry-opening').waitFor()
  await look(page)
  for (const path of [routes.createEntry.href(), entryAt(await submit('Salon Gleichmaß'))]) {
    await page.goto(server.url + path)
    await page.locator('#entry-phone').waitFor()
    expect((await fields()).filter((id) => !/open\d/.test(id))).toEqual(ownFields)
    await look(page)
  }
})

it('the form deletes and restores a provider and links to its page', async () => {
  const { uuid, name } = await provider()
  const { page } = await editorAt(routes.editEntryForm.href(uuid), desk)
  await press(page, 'Löschen')
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Löschen', exact: true })
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
  await confirm.click()
  await said(page, `„${name}“ wurde gelöscht.`)
  expect(await page.locator('#entry-phone').count()).toBe(0)
  await slowFrames(page)
  await press(page, 'Rückgängig')
  await page.locator('#entry-mobile').focus()
  await drawn(page)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('entry-mobile')
  await page.locator('#entry-mobile').fill('030 23125 444')
  expect(await page.getByRole('link', { name: 'Auf der Seite ansehen' }).getAttribute('href')).toContain(uuid)
  await press(page, 'Speichern')
  await said(page, `„${name}“ wurde gespeichert.`)
})

it('the form covers no focused element, in wide and narrow windows, with large letters', async () => {
  const { uuid, name } = await provider()
  const { page } = await editorAt(routes.editEntryForm.href(uuid), desk)
  for (const path of [
    routes.editEntryForm.href(uuid),
    changeAt(await ask(name)),
    entryAt(await submit('Salon')),
  ]) {
    await page.goto(server.url + path)
    await page.locator('#entry-phone').waitFor()
    await coversNoFocus(page)
    expect(await tooWide(page)).toEqual([])
  }
})

it('a change request stays visible beside the form, selects the exact provider, and counts changes', async () => {
  const { name, uuid } = await provider()
  const { page } = await editorAt(changeAt(await ask(name)), desk)
  await page.locator('#entry-phone').waitFor()
  expect(await page.getByLabel('Anbieter mit ähnlichem Namen').inputValue()).toBe(uuid)
  const colour = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const idle = await colour(page.getByRole('button', { name: /^Ablehnen oder/ }))
  expect(await page.getByRole('button', { name: /übernehmen|steht schon da/ }).count()).toBe(0)
  await page.locator('#entry-open1').fill('Mi 08:00-18:00')
  const deed = page.getByRole('button', { name: '1 Angabe übernehmen', exact: true })
  expect(await colour(deed)).not.toBe(idle)
  await page.locator('#entry-phone').fill('030 23125 45')
  await press(page, '2 Angaben übernehmen').catch(() => {})
  await said(page, `Die Änderung für „${name}“ ist übernommen.`)

  const again = await editorAt(changeAt(await ask(name)), desk)
  await again.page.locator('#entry-closedDates').scrollIntoViewIfNeeded()
  await again.page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const wish = await again.page.getByText(words).boundingBox()
  expect(wish && wish.y >= 0 && wish.y + wish.height <= desk.height).toBe(true)
  await again.page.locator('aside a[href^="mailto:"]').waitFor()
  await look(again.page)
})

it('on a phone one press opens the request from any field, and closing returns the focus', async () => {
  const { name } = await provider()
  const { page } = await editorAt(changeAt(await ask(name)), phone)
  const field = page.locator('#entry-serviceArea')
  await field.focus()
  const bar = page.getByRole('button', { name: /^Die Anfrage/ })
  const at = await bar.boundingBox()
  expect(at && at.y >= 0 && at.y + at.height < phone.height / 5).toBe(true)
  const sheet = page.getByRole('dialog', { name: 'Die Anfrage' })
  for (const close of [() => page.keyboard.press('Escape'), () => press(page, 'Schließen')]) {
    await bar.click()
    await said(sheet, words)
    const box = await sheet.getByText(words).boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= phone.height).toBe(true)
    await sheet.locator('a[href^="mailto:"]').waitFor()
    await said(sheet, 'Änderungs-Code (Token)')
    await look(page)
    await close()
    await expect.poll(() => sheet.count()).toBe(0)
    expect(await isFocused(field)).toBe(true)
  }
  await bar.focus()
  await page.keyboard.press('Enter')
  await said(sheet, words)
  await page.keyboard.press('Escape')
  await gotFocus(bar)
  await look(page)
})

it('a long request scrolls in its sheet', async () => {
  const { name } = await provider()
  const long = Array.from({ length: 60 }, (_, i) => `Zeile ${i} 🏚️ <b>ohne Ende</b>`).join('\n')
  const { page } = await editorAt(changeAt(await ask(name, long)), phone)
  await press(page, /^Die Anfrage/)
  const sheet = page.getByRole('dialog', { name: 'Die Anfrage' })
  await said(sheet, 'Zeile 0')
  const box = await sheet.boundingBox()
  expect(box && box.y >= 0 && box.y + box.height <= phone.height).toBe(true)
  const top = () => sheet.evaluate((one) => one.scrollTop)
  expect(await top()).toBe(0)
  await page.keyboard.press('PageDown')
  await expect.poll(top).toBeGreaterThan(0)
  const close = await sheet.getByRole('button', { name: 'Schließen' }).boundingBox()
  expect(close && close.y + close.height <= phone.height).toBe(true)
})

it('the mail is shown and edited, survives a reload and is sent', async () => {
  const name = 'Salon Wortlaut'
  const { page } = await editorAt(entryAt(await submit(name)), desk)
  await page.locator('aside a[href^="tel:"]').first().waitFor()
  await page.locator('aside a[href="mailto:neu@example.org"]').first().waitFor()
  const receiver = page.getByText('E-Mail an neu@example.org:')
  const line = page.getByRole('button', { name: 'E-Mail an neu@example.org ansehen' })
  expect((await line.boundingBox())?.y).toBeLessThan(desk.height - 44)
  await line.click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('E-Mail an neu@example.org:')
  await press(page, 'Text ändern')
  const own = page.getByLabel('Text der E-Mail')
  await gotFocus(own)
  expect(await own.inputValue()).toMatch(/^Guten Tag,/)
  expect(await own.getAttribute('maxlength')).toBe('4000')
  await own.fill('Liebe Frau Kern,\n\nwillkommen!')
  await look(page)
  await page.reload()
  await receiver.click()
  expect(await own.inputValue()).toBe('Liebe Frau Kern,\n\nwillkommen!')
  await press(page, 'Veröffentlichen')
  await said(page, `„${name}“ ist veröffentlicht.`)
  const [mail] = await mailsTo('neu@example.org')
  expect(mail?.text).toMatch(/^Liebe Frau Kern,\n\nwillkommen!\n\n {4}[a-z0-9]{10}\n/)
})

it('requests and reports share an inbox, filtered by the page address', async () => {
  const { name, uuid } = await provider()
  const own = await submit('Salon Posteingang')
  await ask(name)
  await call('addReport', { entry: uuid, topics: ['phone'] })
  const { page } = await editorAt(routes.pendingEntries.href(), desk)
  await page.getByRole('row', { name: /Salon Posteingang/ }).waitFor()
  expect(await page.getByRole('row', { name: new RegExp(name) }).count()).toBe(0)
  await page.getByLabel('Was die Liste zeigt').getByText('Änderungen und Hinweise').click()
  await headed(page, 'Änderungen und Hinweise')
  const heads = await page.locator('thead th').allInnerTexts()
  for (const head of ['Anbieter', 'Eingegangen', 'E-Mail', 'Änderungs-Code (Token)', 'Änderungswunsch'])
    expect(heads.some((one) => one.replace(/\s+/g, '').startsWith(head.replace(/\s+/g, '')))).toBe(true)
  expect(await page.getByRole('row', { name: /Salon Posteingang/ }).count()).toBe(0)
  await follow(page, /^Alles/)
  for (const kind of ['Eintragsanfrage', 'Änderung', 'Hinweis'])
    await page.getByRole('cell', { name: kind, exact: true }).first().waitFor()
  await look(page)
  await openRow(page, /Salon Posteingang/)
  await page.waitForURL(new RegExp(`pending_entries\\?id=${own}`))
})
