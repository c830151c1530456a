import { readFile } from 'node:fs/promises'
import { namesIn } from '../calls.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('a volunteer imports the filled-in Excel template, and finds it after leaving the page', async () => {
  const { page, complaints } = await staffAt('editor', '/edit/import')
  const category = 'Hausnotruf'
  const before = await namesIn(category)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Leere Vorlage herunterladen' }).click()
  const template = await download
  expect(template.suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByLabel('Ihre Tabelle').setInputFiles({
    name: 'vorlage.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile((await template.path()) ?? ''),
  })
  await page.getByRole('button', { name: 'Datei prüfen' }).click()
  await page.getByRole('rowheader', { name: 'Beispiel Hausnotruf e. V.' }).waitFor()
  await page.getByRole('button', { name: 'Eine Zeile jetzt übernehmen' }).click()
  await page.goto(`${server.url}/edit`)
  await page.goto(`${server.url}/edit/import`)
  await page.getByRole('link', { name: 'vorlage.xlsx' }).click()
  await page.getByText('Ein Anbieter kam dazu, keiner wurde geändert.').waitFor()
  await page.getByText('Die Daten dieses Imports bleiben bis').waitFor()
  const after = await namesIn(category)
  expect(after.toSorted()).toEqual([...before, 'Beispiel Hausnotruf e. V.'].toSorted())
  expect(complaints).toEqual([])
})
