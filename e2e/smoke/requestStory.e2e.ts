import { look } from '../accessible.ts'
import { hydrated } from '../browser.ts'
import { addEntry } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { drawnCode, visitorWithCode } from '../drawnCode.ts'
import { mailTo } from '../mails.ts'
import { fill, headed, holds, keys, list, open, press, said } from '../pages.ts'
import { editorAt } from '../staff.ts'
import { openRow } from '../tables.ts'

const name = 'Scherenglück & Söhne'

it('a request gets a token and is published, and so is its change request', async () => {
  const page = await visitorWithCode()
  await open(page, '/addrequest')
  await page.getByLabel('Kategorie', { exact: true }).selectOption('Friseure')
  await fill(page, 'Name', name)
  await page.getByLabel('Straße und Hausnummer').fill('Am Prüfstein 7')
  await page.getByLabel('Postleitzahl').fill('97437')
  await fill(page, 'Ort', 'Haßfurt')
  await fill(page, 'E-Mail', 'scherenglueck@example.org')
  await page.locator('[name="phone"]').fill('030 23125 777')
  await page.getByLabel('Prüfcode eingeben').fill('FALSCH')
  await press(page, /Eintrag beantragen/)
  await said(page, 'Prüfcode ist falsch.')
  await holds(page.getByLabel('Name', { exact: true }), name)

  await page.getByLabel('Prüfcode eingeben').fill(await drawnCode(page))
  await fill(page, 'Name', 'Salon Lindenblatt')
  await press(page, /Eintrag beantragen/)
  await said(page.getByRole('dialog'), 'Salon Lindenblatt')
  await look(page)
  await keys(page, 'Escape')
  await fill(page, 'Name', name)
  await press(page, /Eintrag beantragen/)
  await page.waitForURL(/\/entryreceived\/[a-z0-9]{10}$/)
  const token = page.url().split('/').at(-1) ?? ''
  await page.getByText(token, { exact: true }).first().waitFor()
  await headed(page, 'Ihr Eintrag ist bei uns angekommen')
  await page.reload()
  await hydrated(page)
  await headed(page, 'Ihre Eintragsanfrage')
  await page.getByText(token, { exact: true }).first().waitFor()
  expect(await mailTo('scherenglueck@example.org', /Token/)).toContain(token)

  const staff = await editorAt('/edit/pending_entries')
  await openRow(staff, /Scherenglück/)
  await press(staff, /Veröffentlichen/)
  await said(staff, 'ist veröffentlicht')
  const elsewhere = { category: 'Apotheken', name, street: 'Am Prüfstein 7' }
  await addEntry({ ...elsewhere, phone: '030 23125 777' })

  await open(page, `${list}/${encodeURIComponent(name)}`)
  await headed(page, name)

  const who = `name=${encodeURIComponent(name)}&email=scherenglueck@example.org`
  await open(page, `/addrequest?change&${who}&token=${token}`)
  await holds(page.getByLabel('Änderungs-Code (Token)', { exact: true }), token)
  await press(page, /Angaben direkt bearbeiten/)
  const phone = page.locator('[name="phone"]')
  await phone.waitFor()
  await phone.fill('030 23125 888')
  await page.getByLabel('Ihr Änderungswunsch').fill('Wir haben eine neue Nummer.')
  await page.getByLabel('Prüfcode eingeben').fill(await drawnCode(page))
  await press(page, /Änderung beantragen/)
  await page.waitForURL(/\/changereceived$/)

  await open(staff, '/edit/pending_changes')
  await openRow(staff, /Scherenglück/)
  await said(staff, '030 23125 777')
  await press(staff, /^1 Angabe übernehmen$/)
  await said(staff, 'ist übernommen')
  const dialog = staff.getByRole('dialog', { name: /Auch bei einem anderen Anbieter ändern/ })
  await said(dialog, /in „Apotheken“: Telefon/)
  await look(staff)
  await press(dialog, /Auch dort ändern/)
  await said(staff, '1 weiterer Anbieter wurde geändert.')

  for (const category of ['Friseure', 'Apotheken']) {
    await open(page, `/categories/list/${category}/${encodeURIComponent(name)}`)
    await said(page, '030 23 12 58 88')
  }
  forgive(/status of 4/)
})
