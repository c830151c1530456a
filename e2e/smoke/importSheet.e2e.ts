import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { hold } from '../browser.ts'
import { exportedLines, namesIn } from '../calls.ts'
import { absent, downloaded, follow, gotFocus, holds, link, open, press, said } from '../pages.ts'
import { visitAs } from '../staff.ts'
import { sendTable } from '../tables.ts'

const category = 'Friseure'
const changed = 'Haarstube Kornblume'
const added = 'Salon Probezeile'

it('a volunteer exports a list, edits, previews and imports it, and undoes the import', async () => {
  const page = await visitAs('editor')
  await likeLightning(page)
  const before = await namesIn(category)
  // No cell of the demo's hairdressers contains a line break or semicolon.
  const lines = await exportedLines(category)

  const mine = lines.findIndex((line) => line.includes(changed))
  const broken = lines.length - 1 === mine ? mine - 1 : lines.length - 1
  const edited = lines.map((line, index) => {
    if (index === mine) return withCell(line, 'Telefon', '09521 4711', lines)
    return index === broken ? withCell(line, 'PLZ', '97', lines) : line
  })
  const fresh = lines[0]?.split(';').map((head) => newCells[head.replace(/["\uFEFF]/g, '')] ?? '')
  await open(page, '/edit/import')
  const template = await downloaded(page, () => press(page, /Leere Vorlage herunterladen/))
  expect(template.name).toMatch(/\.xlsx$/)
  await sendTable(page, 'friseure.csv', [...edited, fresh?.join(';') ?? ''])

  await page.getByRole('heading', { level: 2, name: 'friseure.csv' }).waitFor()
  await said(page, 'Noch ist nichts geschehen.')
  const looked = link(page, /^Bitte ansehen \(\d\)$/)
  expect(await looked.getAttribute('aria-current')).toBe('page')
  const faulty = page.getByRole('row').filter({ hasText: /PLZ/ })
  await faulty.filter({ hasText: 'Fehlerhaft' }).waitFor()
  await follow(page, 'Geändert (1)')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: changed }) })
  await said(row, '09521 4711')
  await follow(page, 'Fehlerhaft (1)')
  await faulty.getByRole('cell', { name: String(broken + 1), exact: true }).waitFor()
  expect(await namesIn(category)).toEqual(before)

  await press(page, `Zeile ${broken + 1} berichtigen`)
  const dialog = page.getByRole('dialog', { name: `Zeile ${broken + 1} berichtigen` })
  const cell = dialog.getByLabel('Postleitzahl')
  await gotFocus(cell)
  await look(page)
  await cell.fill('974')
  await page.reload()
  await said(dialog, 'Hier sind sie wieder.')
  await holds(cell, '974')
  await look(page)
  await press(dialog, /Speichern und neu prüfen/)
  await faulty.waitFor()
  const newOnesCome = await hold(page, /importRows\?.*kind=new/)
  await follow(page, 'Neu (1)')
  await page.getByRole('status').filter({ hasText: 'Wird geladen' }).waitFor()
  await absent(page.getByRole('checkbox'))
  newOnesCome()
  await page.getByRole('rowheader', { name: added }).waitFor()
  const mark = page.getByRole('checkbox', { name: /^Markieren: Zeile \d+$/ })
  await mark.check()
  await press(page, /Eine Zeile weglassen/)
  await follow(page, 'Weggelassen (1)')
  await mark.check()
  await press(page, /Eine Zeile wieder aufnehmen/)
  await link(page, /Neu \(1\)/).waitFor()

  await press(page, /2 Zeilen jetzt übernehmen/)
  await said(page, 'Ein Anbieter kam dazu, einer wurde geändert.')
  const report = await downloaded(page, () => press(page, /Diese Zeilen herunterladen/))
  expect(report.content.toString()).toContain(`;${broken + 1};`)
  const address = page.url()
  expect((await namesIn(category)).toSorted()).toEqual([...before, added].toSorted())

  await open(page, '/edit/import')
  await follow(page, /friseure\.csv/)
  await page.waitForURL(address.replace(/&.*$/, ''))
  await press(page, /Import rückgängig machen/)
  const question = page.getByRole('dialog', { name: /friseure\.csv/ })
  await question.waitFor()
  await look(page)
  await press(question, /Import rückgängig machen/)
  await said(page, 'Das Verzeichnis ist wieder so wie vor dem Import.')
  expect(await exportedLines(category)).toEqual(lines)
})

const newCells: Record<string, string> = {
  Kategorie: category,
  Name: added,
  Straße: 'Hauptstraße 99',
  PLZ: '97437',
  Ort: 'Haßfurt',
  Telefon: '09521 4712',
  lat: '50.03',
  lon: '10.51',
}

function withCell(line: string, head: string, value: string, lines: readonly string[]): string {
  const column = (lines[0] ?? '').split(';').indexOf(head)
  expect(column).toBeGreaterThan(0)
  return line.split(';').with(column, value).join(';')
}

/** Extends the time in which SWR shares responses, because this journey is faster. */
async function likeLightning(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const slow = (run: () => void, ms?: number) => later(run, ms === 500 ? 600_000 : ms)
    window.setTimeout = slow as typeof window.setTimeout
  })
}
