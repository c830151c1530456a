import { look } from '../accessible.ts'
import { hold, visit } from '../browser.ts'
import { call, callAs, namesIn, request, requestChange } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { follow, isFocused, open, press, said, visitAt } from '../pages.ts'
import { browser } from '../setup.ts'
import { staffAt } from '../staff.ts'
import { openRow } from '../tables.ts'

const editorAt = (path: string) => staffAt('editor', path)

it.each([
  { what: 'a provider', path: '/edit/edit_entry?category=Apotheken', opens: true, field: '#entry-phone' },
  { what: 'a new provider', path: '/edit/create_entry', opens: false, field: '#entry-phone' },
  { what: 'news', path: '/edit/edit_news', opens: true, field: '#news-title' },
  { what: 'new news', path: '/edit/create_news', opens: false, field: '#news-title' },
])('undo restores discarded changes of $what, and its button gets the focus', async (one) => {
  const { page } = await editorAt(one.path)
  if (one.opens) await follow(page, /^Bearbeiten: /)
  const field = page.locator(one.field)
  const before = await field.inputValue()
  await field.fill('09521 4711')
  expect(await page.getByText('Formular leeren').count()).toBe(0)
  await press(page, 'Änderungen verwerfen')
  expect(await field.inputValue()).toBe(before)
  await said(page, 'Ihre Änderungen sind verworfen.')
  const back = page.getByRole('button', { name: 'Rückgängig', exact: true })
  expect(await isFocused(back)).toBe(true)
  await look(page)
  await back.click()
  expect(await field.inputValue()).toBe('09521 4711')
})

it('undoing a publication restores corrections, which can be published again', async () => {
  const name = 'Salon Rückweg'
  const id = await request({ name })
  const { page } = await editorAt(`/edit/pending_entries?id=${id}`)
  await page.locator('#entry-phone').fill('09521 4712')
  await press(page, 'Veröffentlichen')
  await said(page, `„${name}“ ist veröffentlicht.`)
  await press(page, 'Rückgängig')
  await said(page, `Die Entscheidung über „${name}“ ist zurückgenommen.`)
  await openRow(page, new RegExp(name), name)
  await said(page, 'Hier sind sie wieder.')
  expect(await page.locator('#entry-phone').inputValue()).toBe('09521 4712')
  await look(page)
  await press(page, 'Veröffentlichen')
  await said(page, `„${name}“ ist veröffentlicht.`)
  const [entry] = await call(`searchFor?searchQuery=${encodeURIComponent(name)}`)
  expect(entry.phone).toBe('09521 4712')
})

it('corrections of a request that a colleague decides first are offered for its entry', async () => {
  const name = 'Salon Überholt'
  const id = await request({ name })
  const { page } = await editorAt(`/edit/pending_entries?id=${id}`)
  await page.locator('#entry-phone').fill('09521 4713')
  await callAs('admin', `acceptPendingEntry?id=${id}&replace=none`, {})
  await press(page, 'Veröffentlichen')
  await said(page, 'Schon entschieden: angenommen')
  await said(page, `Über „${name}“ hat admin am`)
  await said(page, 'Was Sie verbessert hatten, ist noch da')
  await said(page, '09521 4713')
  await look(page)
  await follow(page, `In „${name}“ eintragen`)
  await said(page, 'Hier sind sie wieder.')
  expect(await page.locator('#entry-phone').inputValue()).toBe('09521 4713')
  forgive(/status of 4/)
})

it('a request closes only with a chosen outcome, and accepts a change already made by hand', async () => {
  const name = 'Salon Von Hand'
  await requestChange({ name, email: 'hand@example.org' })
  const { page } = await editorAt('/edit/pending_changes')
  await openRow(page, new RegExp(name), name)
  await press(page, 'Ablehnen oder schließen …')
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /Annehmen|Ablehnen|Schließen|Spam/ }).count()).toBe(0)
  await page.getByRole('radio', { name: /^Geändert/ }).check()
  await page.getByText('E-Mail an hand@example.org:').click()
  await said(page, 'hat Ihre Änderungsanfrage')
  await look(page)
  await press(page, 'Annehmen')
  await said(page, `Die Anfrage „${name}“ ist angenommen.`)
})

it('a malformed code is rejected before submission, with a link to the report form', async () => {
  const [name = ''] = await namesIn('Friseure')
  const { page } = await visitAt(`/addrequest?change&name=${encodeURIComponent(name)}`)
  const code = page.locator('#change-token')
  await code.fill('AB CD-123')
  await page.keyboard.press('Tab')
  await said(page, 'Das kann kein Änderungs-Code (Token) sein')
  await look(page)
  await code.fill(' ABCDE 12345 ')
  await page.getByText('Das kann kein Änderungs-Code (Token) sein').waitFor({ state: 'detached' })
  await code.fill('abcdefghijk')
  await page.keyboard.press('Tab')
  await follow(page, /Stimmt etwas nicht\?/)
  await press(page, 'Seite verlassen')
  await page.waitForURL(/\/report\?id=/)
})

it('a visitor without a code gets no report link while the provider is looked up', async () => {
  const [name = ''] = await namesIn('Friseure')
  const { page } = await visit(browser)
  const answer = await hold(page, /\/api\/searchFor/)
  await open(page, `/addrequest?change&name=${encodeURIComponent(name)}`)
  await page.locator('#change-token').fill('kein-code')
  await page.keyboard.press('Tab')
  await said(page, 'Das kann kein Änderungs-Code (Token) sein')
  const link = page.getByRole('link', { name: 'Stimmt etwas nicht?' })
  expect(await link.count()).toBe(0)
  answer()
  expect(await link.getAttribute('href')).toMatch(/\/report\?id=/)
})
