import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { hold } from '../browser.ts'
import { isFocused, open } from '../pages.ts'
import { server } from '../setup.ts'
import { visitAs } from '../staff.ts'
import { sendTable } from '../tables.ts'

const category = 'Friseure'
const changed = 'Haarstube Kornblume'
const added = 'Salon Probezeile'

describe('a volunteer', () => {
  it('exports a list, edits, previews and imports it, and undoes the import', async () => {
    const { page } = await visitAs('editor')
    await likeLightning(page)
    const before = await publicList(page)
    const lines = await exported(page)
    expect(lines.length).toBeGreaterThan(5)

    // One row is changed, the last one is broken, and a new one added.
    const mine = lines.findIndex((line) => line.includes(changed))
    const broken = lines.length - 1 === mine ? mine - 1 : lines.length - 1
    const edited = lines.map((line, index) => {
      if (index === mine) return withCell(line, 'Telefon', '09521 4711', lines)
      return index === broken ? withCell(line, 'PLZ', '97', lines) : line
    })
    const fresh = lines[0]?.split(';').map((head) => newCells[head.replace(/["\uFEFF]/g, '')] ?? '')
    await page.goto(`${server.url}/edit/import`)
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Leere Vorlage herunterladen' }).click()
    expect((await template).suggestedFilename()).toMatch(/\.xlsx$/)
    await sendTable(page, 'friseure.csv', [...edited, fresh?.join(';') ?? ''])

    await page.getByRole('heading', { level: 2, name: 'friseure.csv' }).waitFor()
    await page.getByText('Noch ist nichts geschehen.').waitFor()
    const looked = page.getByRole('link', { name: /^Bitte ansehen \(\d\)$/ })
    expect(await looked.getAttribute('aria-current')).toBe('page')
    await page.getByRole('row').filter({ hasText: 'Fehlerhaft' }).filter({ hasText: /PLZ/ }).waitFor()
    await page.getByRole('link', { name: 'Neu (1)' }).click()
    await page.getByRole('rowheader', { name: added }).waitFor()
    await page.getByRole('link', { name: 'Geändert (1)' }).click()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: changed }) })
    expect(await row.innerText()).toContain('09521 4711')
    await page.getByRole('link', { name: 'Fehlerhaft (1)' }).click()
    const faulty = page.getByRole('row').filter({ hasText: /PLZ/ })
    await faulty.getByRole('cell', { name: String(broken + 1), exact: true }).waitFor()
    expect(await publicList(page)).toEqual(before)

    await page.getByRole('button', { name: `Zeile ${broken + 1} berichtigen` }).click()
    const dialog = page.getByRole('dialog', { name: `Zeile ${broken + 1} berichtigen` })
    const cell = dialog.getByLabel('Postleitzahl')
    await cell.waitFor()
    expect(await isFocused(cell)).toBe(true)
    await look(page)
    await cell.fill('974')
    await page.reload()
    await dialog.getByText('Hier sind sie wieder.').waitFor()
    expect(await cell.inputValue()).toBe('974')
    await look(page)
    await dialog.getByRole('button', { name: 'Speichern und neu prüfen' }).click()
    await page.getByRole('row').filter({ hasText: /PLZ/ }).waitFor()
    const newOnesCome = await hold(page, /importRows\?.*kind=new/)
    await page.getByRole('link', { name: 'Neu (1)' }).click()
    await page.getByRole('status').filter({ hasText: 'Wird geladen' }).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    newOnesCome()
    await page.getByRole('checkbox', { name: /^Markieren: Zeile \d+$/ }).check()
    await page.getByRole('button', { name: 'Eine Zeile weglassen' }).click()
    await page.getByRole('link', { name: 'Weggelassen (1)' }).click()
    await page.getByRole('checkbox', { name: /^Markieren: Zeile \d+$/ }).check()
    await page.getByRole('button', { name: 'Eine Zeile wieder aufnehmen' }).click()
    await page.getByRole('link', { name: 'Neu (1)' }).waitFor()

    await page.getByRole('button', { name: '2 Zeilen jetzt übernehmen' }).click()
    await page.getByText('Ein Anbieter kam dazu, einer wurde geändert.').waitFor()
    const report = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Diese Zeilen herunterladen' }).click()
    expect(await readFile((await (await report).path()) ?? '', 'utf8')).toContain(`;${broken + 1};`)
    const address = page.url()
    const between = await publicList(page)
    expect(between.toSorted()).toEqual([...before, added].toSorted())

    await page.goto(`${server.url}/edit/import`)
    await page.getByRole('link', { name: 'friseure.csv' }).first().click()
    await page.waitForURL(address.replace(/&.*$/, ''))
    await page.getByRole('button', { name: 'Import rückgängig machen' }).click()
    const question = page.getByRole('dialog', { name: /friseure\.csv/ })
    await question.waitFor()
    await look(page)
    await question.getByRole('button', { name: 'Import rückgängig machen' }).click()
    await page.getByText('Das Verzeichnis ist wieder so wie vor dem Import.').waitFor()
    expect(await publicList(page)).toEqual(before)
    expect(await exported(page)).toEqual(lines)
  })
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

/**
 * Returns the records of the category's export; no cell of the demo's hairdressers contains a line break or semicolon.
 */
async function exported(page: Page): Promise<string[]> {
  const text = await page.evaluate(async (name) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const response = await fetch(`/api/downloadExcel?category=${encodeURIComponent(name)}`, { headers })
    return response.text()
  }, category)
  return text.trim().split('\r\n')
}

function withCell(line: string, head: string, value: string, lines: readonly string[]): string {
  const column = (lines[0] ?? '').split(';').indexOf(head)
  expect(column).toBeGreaterThan(0)
  return line.split(';').with(column, value).join(';')
}

async function publicList(page: Page): Promise<string[]> {
  const visitor = await page.context().newPage()
  await open(visitor, `/categories/list/${category}?region=alle`)
  const names = await visitor.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
  await visitor.close()
  return names
}

/** Extends the time in which SWR shares responses, because this journey is faster. */
async function likeLightning(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const slow = (run: () => void, ms?: number) => later(run, ms === 500 ? 600_000 : ms)
    window.setTimeout = slow as typeof window.setTimeout
  })
}
