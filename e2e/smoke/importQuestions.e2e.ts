import type { Locator } from 'playwright-core'
import { look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { categoryNames, countOfFault, messyWorkbook } from '../messyList.ts'
import { absent, button, isFocused, link, main, press as pressNamed, said } from '../pages.ts'
import { editorAt } from '../staff.ts'

/** From the hub to the confirmation; before the questions there were it took hundreds. */
const maxPresses = 10

it('three hundred messy rows are imported with ten presses, by answers to common questions', async () => {
  const page = await editorAt('/edit')
  let presses = 1 // Choosing the file.
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  await press(link(main(page), /Tabelle importieren/))
  await page.getByLabel('Ihre Tabelle').setInputFiles({
    name: 'liste.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await messyWorkbook(),
  })
  await press(button(page, /Datei prüfen/))

  const region = (name: string) => page.getByRole('region', { name })
  const settled = () => page.getByText('Noch ist nichts geschehen.').waitFor()
  const sheets = region('Welches Blatt der Datei?')
  await settled()
  expect(await sheets.getByRole('button', { pressed: true }).innerText()).toContain('Liste 2019 (20 Zeilen)')
  await press(button(sheets, /Liste 2026 \(300 Zeilen\)/))

  const cells = region('Was soll mit diesen Angaben geschehen?')
  const websites = cells.getByRole('group', {
    name: `Webseite: ${countOfFault('website')} Angaben gehen so nicht`,
  })
  await websites.waitFor()
  await settled()
  await look(page)
  const examples = await websites.getByRole('listitem').allInnerTexts()
  expect(examples).toHaveLength(3)
  expect(examples[0]).toMatch(/^Zeile \d+, \w+: „facebook: \w+“$/)
  await cells
    .getByRole('group', { name: `Telefon: ${countOfFault('missingZero')} Nummern beginnen ohne 0` })
    .waitFor()
  const categories = region('Welche Kategorie ist gemeint?')
  await button(categories, /^Fußpflege \(\d+\)$/).waitFor()
  const towns = region('Welcher Ort ist gemeint?')
  const duplicates = region('Gibt es diese Anbieter schon?')
  await duplicates.getByRole('group', { name: '3 Zeilen stehen doppelt in der Datei' }).waitFor()
  const topics = [cells, categories, towns, duplicates]
  const questions = await Promise.all(topics.map((topic) => topic.getByRole('group').count()))
  expect(questions.slice(0, 3)).toEqual([5, 4, 3])
  for (const topic of topics) {
    const accept = button(topic, /Alle Vorschläge übernehmen/)
    // Beside the heading, however long the questions are.
    const [place, heading] = [await boxOf(accept), await boxOf(topic.getByRole('heading'))]
    expect(Math.abs(place.y - heading.y)).toBeLessThan(40)
    await press(accept)
    const line = topic.getByRole('button', { expanded: false })
    await line.waitFor()
    expect(await isFocused(line)).toBe(true)
    expect((await boxOf(topic)).height).toBeLessThan(80)
    await settled()
    await line.click()
    await topic.getByRole('button', { pressed: true }).first().waitFor()
    await topic.getByRole('button', { expanded: true }).click()
  }
  const answers = await categories.getByRole('button', { expanded: false }).innerText()
  expect(answers).toMatch(/Friseur: Friseure \(\d+\) · .*Uhrmacher: Neu anlegen/)
  await absent(page.getByText(/Fragen? (ist|sind) offen/))
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(page)
  }
  // First come the rows that a person should look at, 25 at a time; the rest is a press away.
  const rows = region('Die Zeilen im Einzelnen')
  const first = rows.getByRole('navigation').getByRole('link').first()
  expect(await first.innerText()).toMatch(/^Bitte ansehen \(\d+\)$/)
  expect(await first.getAttribute('aria-current')).toBe('page')
  await said(rows, /^1 bis 25 von \d+$/)
  const listed = rows.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const unexplained = listed.filter({
    hasNotText: /bleibt weg|steht jetzt in|Schon im Verzeichnis|Schon unter|heißt/,
  })
  expect([await listed.count(), await unexplained.count()]).toEqual([25, 0])
  expect((await boxOf(rows)).height).toBeLessThan(2000)

  await page.evaluate(() => scrollTo(0, 0))
  const start = button(page, /296 Zeilen jetzt übernehmen/)
  expect((await boxOf(start)).y).toBeLessThan(800)
  await press(start)
  await said(page, '296 Anbieter kamen dazu, keiner wurde geändert.')
  await page.getByText('4 weggelassen', { exact: true }).waitFor()
  await said(page, 'Nicht übernommen: Liste 2019 (20 Zeilen)')
  await link(page, /Weggelassen \(4\)/).waitFor()
  await button(page, /Diese Zeilen herunterladen/).waitFor()
  expect(presses).toBeLessThanOrEqual(maxPresses)

  const names = await categoryNames()
  expect(names).toContain('Uhrmacher')
  for (const wrong of ['Friseur', 'Apotheke', 'Podologie']) expect(names).not.toContain(wrong)
  await pressNamed(page, 'Import rückgängig machen')
  await pressNamed(page.getByRole('dialog'), 'Import rückgängig machen')
  await said(page, 'Das Verzeichnis ist wieder so wie vor dem Import.')
  expect(await categoryNames()).not.toContain('Uhrmacher')
})
