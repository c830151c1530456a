import { look } from '../accessible.ts'
import { call, namesIn } from '../calls.ts'
import { follow, press, said } from '../pages.ts'
import { openPageText, savePage, storedText, storeText } from '../pageText.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it.each([360, 1280])('the message after saving offers undo, at %i px', async (width) => {
  const [name = ''] = await namesIn('Apotheken')
  const viewport = { width, height: 740 }
  const { page } = await staffAt('editor', '/edit/edit_entry?category=Apotheken', { viewport })
  await follow(page, `Bearbeiten: ${name}`)
  const before = await page.locator('#entry-phone').inputValue()
  await page.locator('#entry-phone').fill('09521 815')
  await press(page, 'Speichern')
  await said(page, `„${name}“ wurde gespeichert.`)
  const phone = async () => (await call(`searchFor?searchQuery=${encodeURIComponent(name)}`))[0].phone
  expect(await phone()).toBe('09521 815')
  await look(page)
  await press(page, 'Rückgängig')
  await said(page, /ist wieder, wie es vorher war/)
  expect(await phone()).toBe(before)
})

it('all rows can be marked; a CSV download states its rows', async () => {
  const { page } = await staffAt('editor', '/edit/edit_entry')
  await page.getByLabel('Alle auf dieser Seite markieren').check()
  const every = page.getByRole('button', { name: /^Alle \d+ markieren$/ })
  const total = (await every.innerText()).replace(/\D/g, '')
  await every.click()
  await page.getByText(`${total} markiert`, { exact: true }).waitFor()
  await press(page, 'Markierung aufheben')
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Friseure')
  await said(page, / Treffer von /)
  const names = await namesIn('Friseure')
  await press(page, 'Mehr')
  await said(page, `Die Datei enthält, was die Liste zeigt: Friseure, ${names.length} Anbieter.`)
  const file = page.waitForEvent('download')
  await press(page, /^\d+ Anbieter herunterladen/)
  expect((await file).suggestedFilename()).toBe('Friseure.csv')
})

it('staff pages link to help and name a contact, as does the password page', async () => {
  const { page } = await staffAt('editor', '/edit/logs')
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link', { name: '09521 6690' }).getAttribute('href')).toBe('tel:+4995216690')
  await follow(footer, /So geht das/)
  await page.getByText('Eine Telefonnummer berichtigen').click()
  await page.getByText('In der Tabelle auf die Nummer drücken', { exact: false }).waitFor()
  await look(page)
  await page.goto(`${server.url}/edit/users`)
  await said(page.getByRole('main'), 'Erika Muster')
  await page.goto(`${server.url}/new_password`)
  await said(page.getByRole('main'), 'Erika Muster')
})

it('pasting from Word drops foreign colours and local pictures, and says so', async () => {
  await storeText('about', '<p>Ein Satz.</p>')
  const { page, text } = await openPageText('about')
  await text.press('Control+Home')
  await text.evaluate((target) => {
    const html =
      '<p><span style="color:#ff0000;background:yellow;font-size:30pt">Rot</span> <span style="color:#9c1c0b">Eigen</span><img src="file:///C:/clip.png"></p>'
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByText('Bilder, die nur auf dem anderen Gerät liegen', { exact: false }).waitFor()
  await savePage(page)
  const saved = await storedText('about')
  expect(saved).toMatch(/Rot <span style="color: ?(#9c1c0b|rgb\(156, 28, 11\));?">Eigen/)
  expect(saved).not.toContain('<img')
})
