import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { firstIn, request } from '../calls.ts'
import { absent, button, follow, openAdmin, press, said, textOfFocus, visitAdmin } from '../pages.ts'
import { editorAt } from '../staff.ts'
import { openRow } from '../tables.ts'

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

it('deleting a provider is said to close its reports in the admin UI, too', async () => {
  const { uuid } = await firstIn('Friseure')
  const page = await visitAdmin()
  const warning = page.getByText('Hinweise zu einem Anbieter gelten dann als erledigt.')
  await openAdmin(page, `/collections/entries/${uuid}`)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-delete').click()
  await warning.waitFor()
  await openAdmin(page, '/collections/entries')
  await page.locator('.row-1 input[type="checkbox"]').check()
  await press(page.locator('.list-selection'), 'Löschen')
  await warning.waitFor()
})
