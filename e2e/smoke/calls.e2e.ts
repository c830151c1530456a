import { regionTimeZone } from '#shared/region'
import { look, tooWide } from '../accessible.ts'
import { scrollTop } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { addEntry, textOf } from '../calls.ts'
import { absent, button, follow, gone, keys, open, said, textOfFocus } from '../pages.ts'
import { visitAs } from '../staff.ts'

const month = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: regionTimeZone })

it('staff work through the call list, and visitors see when a provider was checked', async () => {
  const page = await visitAs('editor')
  for (const name of ['Anrufer Alt', 'Anrufer Blau', 'Anrufer Chor'])
    await addEntry({ category: 'Anrufproben', name, phone: '09521 4711' })
  const listedNames = () => page.locator('main h2:visible').allInnerTexts()
  const undo = button(page.locator('main'), 'Rückgängig')
  const press = (name: string) => button(page, name)
  const provider = (name: string) => textOf(`/categories/list/Anrufproben/${encodeURIComponent(name)}`)

  await open(page, '/edit/calls?category=Anrufproben')
  await press('Stimmt: Anrufer Alt').waitFor()
  await look(page)
  await page.setViewportSize(onPhone.viewport)
  expect(await tooWide(page)).toEqual([])
  expect(await page.locator('a[href="tel:+4995214711"]:visible').count()).toBe(3)

  await press('Nicht erreicht: Anrufer Alt').focus()
  await keys(page, 'Enter')
  await said(page, /„Anrufer Alt“ steht für eine Woche am Ende/)
  await said(page, 'einmal nicht erreicht')
  expect(await listedNames()).toEqual(['Anrufer Alt', 'Anrufer Blau', 'Anrufer Chor'])
  await press('Meldung schließen').click()
  await expect.poll(() => textOfFocus(page)).toBe('Anrufer Alt')
  await absent(press('Nicht erreicht: Anrufer Alt'))
  await press('Erledigte ausblenden, die nächsten zeigen').click()
  await press('Stimmt: Anrufer Alt').waitFor()
  expect(await listedNames()).toEqual(['Anrufer Blau', 'Anrufer Chor', 'Anrufer Alt'])

  await press('Stimmt: Anrufer Alt').scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  await press('Stimmt: Anrufer Alt').click()
  await said(page, '„Anrufer Alt“ ist als heute geprüft gemerkt.')
  await expect.poll(() => textOfFocus(page)).toContain('geprüft gemerkt')
  expect(before).toBeGreaterThan(0)
  expect(await scrollTop(page)).toBeGreaterThan(before / 2)
  await gone(press('Stimmt: Anrufer Alt'))
  expect(await listedNames()).toHaveLength(3)
  expect(await provider('Anrufer Alt')).toContain(`Zuletzt geprüft: ${month.format(new Date())}`)
  await undo.click()
  await said(page, /Zurückgenommen/)
  await press('Stimmt: Anrufer Alt').waitFor()
  expect(await provider('Anrufer Alt')).not.toContain('Zuletzt geprüft')

  await press('Gibt es nicht mehr: Anrufer Chor').click()
  await said(page, '„Anrufer Chor“ liegt jetzt im Papierkorb.')
  await undo.click()
  await press('Stimmt: Anrufer Chor').waitFor()

  await follow(page, /Geändert: Anrufer Blau/)
  const checked = page.getByLabel('Alle Angaben sind geprüft und stimmen jetzt.')
  await checked.waitFor()
  // Confirming one detail must not tick the box for all.
  expect(await checked.isChecked()).toBe(false)
  await checked.check()
  await page.locator('#entry-phone').fill('09521 4712')
  await button(page, 'Speichern').click()
  await page.waitForURL(/\/edit\/calls\?category=Anrufproben$/)
  expect(await provider('Anrufer Blau')).toContain('Zuletzt geprüft')

  await open(page, '/edit/calls?category=Anrufproben')
  await press('Stimmt: Anrufer Chor').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main p:visible', { hasText: /Aufzug: +ja +nein/ }).count()).toBe(2)
  expect(await listedNames()).toEqual(['Anrufer Chor', 'Anrufer Alt'])
  await said(page, 'Angerufen am')
  expect(await press('Stimmt: Anrufer Chor').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await open(page, '/edit/checked')
  const row = page.locator('tr', { hasText: 'Anrufproben' })
  await row.waitFor()
  for (const share of ['1 von 3', '33 %']) expect(await row.innerText()).toContain(share)
  await look(page)
})
