import { inaccessible } from '../accessible.ts'
import { hydrated } from '../browser.ts'
import { requestChange } from '../calls.ts'
import { open, press } from '../pages.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('two spam requests are removed together, and one is restored from the log', async () => {
  const names = ['Gewinnspiel Eins', 'Gewinnspiel Zwei']
  for (const name of names) await requestChange({ name })
  const { page, complaints } = await staffAt('editor', '/edit/pending_changes')
  for (const name of names) await page.getByRole('checkbox', { name: `Markieren: ${name}` }).check()
  await press(page, 'Markierte als Spam entfernen')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Niemand bekommt eine E-Mail.').waitFor()
  const wrong = await inaccessible(page)
  await dialog.getByRole('button', { name: 'Als Spam entfernen' }).click()
  await page.getByText('2 Anfragen sind als Spam entfernt.').waitFor()
  // A search in the trash links to the log with the same words.
  await open(page, '/edit/trash?q=Gewinnspiel')
  await page.getByRole('link', { name: 'Entschiedene Anfragen im Protokoll' }).click()
  await page.waitForURL(/\/edit\/logs\?text=Gewinnspiel&noun=requests/)
  await hydrated(page)
  const undo = page.getByRole('button', { name: new RegExp(`^Rückgängig: .*Spam.*${names[1]}`) })
  await undo.click()
  await page.getByText(`Die Entscheidung über „${names[1]}“ ist zurückgenommen.`).waitFor()
  await undo.waitFor({ state: 'detached' })
  wrong.push(...(await inaccessible(page)))
  await page.goto(`${server.url}/edit/pending_changes`)
  await page.getByRole('row', { name: names[1] ?? '' }).waitFor()
  expect(await page.getByRole('row', { name: names[0] ?? '' }).count()).toBe(0)
  expect([...wrong, ...complaints]).toEqual([])
})
