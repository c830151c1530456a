import { look } from '../accessible.ts'
import { hydrated } from '../browser.ts'
import { addEntry, call, requestChange } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { drawnCode, visitorWithCode } from '../drawnCode.ts'
import { mailTo } from '../mails.ts'
import { open } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { loginAs, staffAt } from '../staff.ts'
import { openRow } from '../tables.ts'

describe('from a request to a published provider, and on to a change', () => {
  it('a request gets a token and is published, and so is its change request', async () => {
    const { page } = await visitorWithCode(browser)
    await open(page, '/addrequest')
    await page.getByLabel('Kategorie', { exact: true }).selectOption('Friseure')
    await page.getByLabel('Name', { exact: true }).fill('Scherenglück & Söhne')
    await page.getByLabel('Straße und Hausnummer').fill('Am Prüfstein 7')
    await page.getByLabel('Postleitzahl').fill('97437')
    await page.getByLabel('Ort', { exact: true }).fill('Haßfurt')
    await page.getByLabel('E-Mail', { exact: true }).fill('scherenglueck@example.org')
    await page.locator('[name="phone"]').fill('030 23125 777')
    await page.getByRole('button', { name: 'Eintrag beantragen' }).click()
    await page.getByText('Prüfcode ist falsch.').first().waitFor()
    await page.getByLabel('Prüfcode eingeben').fill('FALSCH')
    await page.getByRole('button', { name: 'Eintrag beantragen' }).click()
    await page.getByText('Prüfcode ist falsch.').first().waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Scherenglück & Söhne')

    await page.getByLabel('Prüfcode eingeben').fill(await drawnCode(page))
    await page.getByLabel('Name', { exact: true }).fill('Salon Lindenblatt')
    await page.getByRole('button', { name: 'Eintrag beantragen' }).click()
    await page.getByRole('dialog').getByText('Salon Lindenblatt').first().waitFor()
    await look(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Name', { exact: true }).fill('Scherenglück & Söhne')
    await page.getByRole('button', { name: 'Eintrag beantragen' }).click()
    await page.waitForURL(/\/entryreceived\/[a-z0-9]{10}$/)
    const token = page.url().split('/').at(-1) ?? ''
    await page.getByText(token, { exact: true }).first().waitFor()
    await page.getByRole('heading', { level: 1, name: 'Ihr Eintrag ist bei uns angekommen' }).waitFor()
    await page.reload()
    await hydrated(page)
    await page.getByRole('heading', { level: 1, name: 'Ihre Eintragsanfrage' }).waitFor()
    await page.getByText(token, { exact: true }).first().waitFor()
    expect(await mailTo('scherenglueck@example.org', /Token/)).toContain(token)

    const staff = await visitorWithCode(browser)
    await loginAs(staff.page, server.url, 'editor')
    await staff.page.goto(`${server.url}/edit/pending_entries`)
    await staff.page.getByText('Scherenglück & Söhne').first().waitFor()
    await openRow(staff.page, /Scherenglück/)
    await staff.page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await staff.page.getByText('ist veröffentlicht').first().waitFor()
    const elsewhere = { category: 'Apotheken', name: 'Scherenglück & Söhne', street: 'Am Prüfstein 7' }
    await addEntry({ ...elsewhere, phone: '030 23125 777' })

    await page.goto(`${server.url}/categories/list/Friseure/${encodeURIComponent('Scherenglück & Söhne')}`)
    await page.getByRole('heading', { level: 1, name: 'Scherenglück & Söhne' }).waitFor()

    await page.goto(
      `${server.url}/addrequest?change&name=${encodeURIComponent('Scherenglück & Söhne')}&email=scherenglueck@example.org&token=${token}`,
    )
    await hydrated(page)
    expect(await page.getByLabel('Änderungs-Code (Token)', { exact: true }).inputValue()).toBe(token)
    await page.getByRole('button', { name: 'Angaben direkt bearbeiten' }).click()
    const phone = page.locator('[name="phone"]')
    await phone.waitFor()
    await phone.fill('030 23125 888')
    await page.getByLabel('Ihr Änderungswunsch').fill('Wir haben eine neue Nummer.')
    await page.getByLabel('Prüfcode eingeben').fill(await drawnCode(page))
    await page.getByRole('button', { name: 'Änderung beantragen' }).click()
    await page.waitForURL(/\/changereceived$/)

    await staff.page.goto(`${server.url}/edit/pending_changes`)
    await openRow(staff.page, /Scherenglück/)
    await staff.page.getByText('030 23125 777').first().waitFor()
    await staff.page.getByRole('button', { name: /^1 Angabe übernehmen$/ }).click()
    await staff.page.getByText('ist übernommen').first().waitFor()
    const dialog = staff.page.getByRole('dialog', { name: /Auch bei einem anderen Anbieter ändern/ })
    await dialog.getByText(/in „Apotheken“: Telefon/).waitFor()
    await look(staff.page)
    await dialog.getByRole('button', { name: 'Auch dort ändern' }).click()
    await staff.page.getByText('1 weiterer Anbieter wurde geändert.').waitFor()

    for (const category of ['Friseure', 'Apotheken']) {
      const list = `${server.url}/categories/list/${category}/`
      await page.goto(list + encodeURIComponent('Scherenglück & Söhne'))
      await page.getByText('030 23 12 58 88').first().waitFor()
    }
    forgive(/status of 4/)
  })

  it('without a valid token staff choose the provider, and one call changes it and closes the request', async () => {
    const email = 'ohne-token@example.org'
    await requestChange({ name: 'Quitten-Apotheke', email })
    const { page } = await staffAt('editor', '/edit/pending_changes')
    await openRow(page, new RegExp(email))
    await page.getByLabel('Anbieter mit ähnlichem Namen').selectOption({ index: 1 })
    await page.locator('[name="phone"]').fill('030 23125 999')
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: /^1 Angabe übernehmen$/ }).click()
    await page.getByText('ist übernommen').first().waitFor()
    const deciding = /addEntry|removePendingChange|acceptPendingChange/
    expect(calls.filter((path) => deciding.test(path))).toEqual(['/api/acceptPendingChange'])
    await page.getByRole('row', { name: new RegExp(email) }).waitFor({ state: 'detached' })
    const found = await call('/api/searchFor?searchQuery=Quitten-Apotheke')
    expect(found[0]).toMatchObject({ name: 'Quitten-Apotheke', phone: '030 23125 999' })
  })
})
