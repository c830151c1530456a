import type { Locator, Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { categoryNames, faultCounts, messyWorkbook } from '../messyList.ts'
import { isFocused } from '../pages.ts'
import { staffAt } from '../staff.ts'

/** From the hub to the confirmation; before the questions there were it took hundreds. */
const maxPresses = 10

it('three hundred messy rows are imported with ten presses, by answers to common questions', async () => {
  const { page } = await staffAt('editor', '/edit')
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  await press(page.getByRole('main').getByRole('link', { name: 'Tabelle importieren' }))
  presses++
  await page.getByLabel('Ihre Tabelle').setInputFiles({
    name: 'liste.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await messyWorkbook(),
  })
  await press(page.getByRole('button', { name: 'Datei prüfen' }))

  const region = (name: string) => page.getByRole('region', { name })
  const settled = () => page.getByText('Noch ist nichts geschehen.').waitFor()
  const sheets = region('Welches Blatt der Datei?')
  await settled()
  expect(await sheets.getByRole('button', { pressed: true }).innerText()).toContain('Liste 2019 (20 Zeilen)')
  await press(sheets.getByRole('button', { name: 'Liste 2026 (300 Zeilen)' }))

  const cells = region('Was soll mit diesen Angaben geschehen?')
  await cells.getByRole('group', { name: 'Webseite: 55 Angaben gehen so nicht' }).waitFor()
  await settled()
  await look(page)
  const example = cells.getByRole('group', { name: /^Webseite/ }).getByRole('listitem')
  expect(await example.count()).toBe(3)
  expect(await example.first().innerText()).toMatch(/^Zeile \d+, \w+: „facebook: \w+“$/)
  await cells.getByRole('button', { name: 'Bei 55 Zeilen diese Angabe weglassen' }).waitFor()
  await cells.getByRole('group', { name: `Telefon: ${faultCounts.zeros} Nummern beginnen ohne 0` }).waitFor()
  expect(await cells.getByRole('group').count()).toBe(5)
  const categories = region('Welche Kategorie ist gemeint?')
  expect(await categories.getByRole('group').count()).toBe(4)
  await categories.getByRole('button', { name: /^Friseure \(\d+\)$/ }).waitFor()
  await categories.getByRole('button', { name: /^Fußpflege \(\d+\)$/ }).waitFor()
  const towns = region('Welcher Ort ist gemeint?')
  expect(await towns.getByRole('group').count()).toBe(3)
  const duplicates = region('Gibt es diese Anbieter schon?')
  await duplicates.getByRole('group', { name: '3 Zeilen stehen doppelt in der Datei' }).waitFor()
  for (const topic of [cells, categories, towns, duplicates]) {
    const accept = topic.getByRole('button', { name: 'Alle Vorschläge übernehmen' })
    const title = topic.getByRole('heading')
    // Beside the heading, however long the questions are.
    const [button, heading] = [await accept.boundingBox(), await title.boundingBox()]
    expect(Math.abs((button?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(40)
    await press(accept)
    const line = topic.getByRole('button', { expanded: false })
    await line.waitFor()
    expect(await isFocused(line)).toBe(true)
    expect((await topic.boundingBox())?.height).toBeLessThan(80)
    await settled()
    await line.click()
    await topic.getByRole('button', { pressed: true }).first().waitFor()
    await topic.getByRole('button', { expanded: true }).click()
  }
  const answers = await categories.getByRole('button', { expanded: false }).innerText()
  expect(answers).toMatch(/Friseur: Friseure \(\d+\) · .*Uhrmacher: Neu anlegen/)
  expect(await page.getByText(/Fragen? (ist|sind) offen/).count()).toBe(0)
  await lookEverywhere(page)
  await lookAtRows(page)

  await page.evaluate(() => scrollTo(0, 0))
  const start = page.getByRole('button', { name: /^\d+ Zeilen jetzt übernehmen$/ })
  expect((await start.boundingBox())?.y).toBeLessThan(800)
  const announced = Number.parseInt(await start.innerText(), 10)
  await press(start)
  const said = await page.getByText(/kamen dazu/).innerText()
  const [made, changed] = said.split(', ').map((part) => Number.parseInt(part, 10) || 0)
  expect([announced, (made ?? 0) + (changed ?? 0)]).toEqual([296, 296])
  await page.getByText('296 Anbieter kamen dazu, keiner wurde geändert.').waitFor()
  await page.getByText('4 weggelassen', { exact: true }).waitFor()
  await page.getByText('Nicht übernommen: Liste 2019 (20 Zeilen)').waitFor()
  await page.getByRole('link', { name: 'Weggelassen (4)' }).waitFor()
  await page.getByRole('button', { name: 'Diese Zeilen herunterladen' }).waitFor()
  expect(presses).toBeLessThanOrEqual(maxPresses)
  console.log(`importing 300 messy rows: ${presses} presses`)

  const names = await categoryNames(page)
  expect(names).toContain('Uhrmacher')
  for (const wrong of ['Friseur', 'Apotheke', 'Podologie']) expect(names).not.toContain(wrong)
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import rückgängig machen' }).click()
  await page.getByText('Das Verzeichnis ist wieder so wie vor dem Import.').waitFor()
  expect(await categoryNames(page)).not.toContain('Uhrmacher')
})

/** No page is wider than its window, in whatever window and letters. */
async function lookEverywhere(page: Page): Promise<void> {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await look(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** First come the rows that a person should look at, in whatever kind they stand, 25 at a time; the rest is a press away. */
async function lookAtRows(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: 'Die Zeilen im Einzelnen' })
  const first = rows.getByRole('navigation', { name: 'Die Zeilen im Einzelnen' }).getByRole('link').first()
  expect(await first.innerText()).toMatch(/^Bitte ansehen \(\d+\)$/)
  expect(await first.getAttribute('aria-current')).toBe('page')
  expect(await rows.getByRole('rowheader').count()).toBe(25)
  await rows.getByText(/^1 bis 25 von \d+$/).waitFor()
  for (const row of await rows
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all())
    expect(await row.innerText()).toMatch(/bleibt weg|steht jetzt in|Schon im Verzeichnis|Schon unter|heißt/)
  expect((await rows.boundingBox())?.height).toBeLessThan(2000)
}
