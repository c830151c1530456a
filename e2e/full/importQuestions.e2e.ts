import { hydrated } from '../browser.ts'
import { absent, button, gotFocus, keys, link, open, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { editorAt } from '../staff.ts'
import { sendTable } from '../tables.ts'

it('questions of an import are answered one by one with the keyboard, and an answer can be undone', async () => {
  const page = await editorAt('/edit/import')
  await sendTable(page, 'klein.csv', [
    'Kategorie;Name;Straße;PLZ;Ort;Website',
    'Friseur;🎈 Ballon;Weg 1;97437;Haßfurt;facebook: x',
  ])
  const friseure = button(page, /^Friseure \(\d+\)$/)
  await friseure.press('Enter')
  await gotFocus(page.getByRole('button', { name: /Friseur: Friseure \(\d+\)/, expanded: false }))
  await said(page, 'Noch ist nichts geschehen.')
  await absent(page.getByText('wird angelegt'))
  await keys(page, 'Enter')
  await page.getByRole('button', { name: /^Friseure \(\d+\)$/, pressed: true }).waitFor()
  await keys(page, 'Tab', 'Tab')
  await gotFocus(friseure)
  await keys(page, 'Enter')
  await button(page, /Eine Frage beantworten/).waitFor()
  await page.reload()
  await hydrated(page)
  expect(await friseure.getAttribute('aria-pressed')).toBe('false')
  await press(page, /In „Weitere Angaben“ schreiben/)
  await said(page, 'Webseite: „facebook: x“ steht jetzt in „Weitere Angaben“.')
})

it('questions of an import block the import until they are answered or their rows left out', async () => {
  const page = await editorAt('/edit/import')
  const rows = ['Friseur;Locke', 'Friseur;Welle', 'Kino;Lichtspiel', 'Friseure;Zopf'].map(
    (row, i) => `${row};Weg ${i + 1};97437;${i === 2 ? 'Hasfurt' : 'Haßfurt'}`,
  )
  await sendTable(page, 'drei.csv', ['Kategorie;Name;Straße;PLZ;Ort', ...rows])
  const ask = button(page, /3 Fragen beantworten/)
  await ask.waitFor()
  await absent(button(page, /jetzt übernehmen$/))
  await page.evaluate(() => scrollTo(0, 1e6))
  await ask.click()
  const focused = page.locator(':focus')
  expect(await focused.innerText()).toContain('„Friseur“, 2 Zeilen')
  expect((await focused.boundingBox())?.y).toBeLessThan(500)
  // The import that waits longest is one press from the desk, whichever of several that is.
  const address = page.url()
  await open(page, '/edit')
  await link(page, /Zeilen zu importieren/).click()
  await page.waitForURL((url) => url.searchParams.has('id'))
  await open(page, address.slice(server.url.length))
  await press(page, /Offene Zeilen weglassen/)
  await said(page, '1 bis 3 von 3')
  await expect.poll(() => focused.innerText()).toBe('Die Zeilen im Einzelnen')
  for (const name of ['Locke', 'Welle', 'Lichtspiel']) await page.getByRole('rowheader', { name }).waitFor()
  await press(page, /Eine Zeile jetzt übernehmen/)
  await said(page, 'Ein Anbieter kam dazu, keiner wurde geändert.')
  await press(page, /Import rückgängig machen/)
  await said(page.getByRole('dialog'), 'Der neue Anbieter verschwindet.')
})
