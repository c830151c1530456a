import type { Page } from 'playwright-core'
import { look, tooWide } from '../accessible.ts'
import { boxOf, enlarge, scrollTop } from '../boxes.ts'
import { onDesk, onPhone } from '../browser.ts'
import { addEntry, call, callAs, firstIn, request, requestChange } from '../calls.ts'
import { complain } from '../complaints.ts'
import { button, gotFocus, holds, keys, link, open, press, said } from '../pages.ts'
import { ownServer, server } from '../setup.ts'
import { editorAt, visitAs } from '../staff.ts'

ownServer()

/** The search and a control of the row above a table stand on one line. */
const unaligned = async (...tops: Promise<{ y: number }>[]) => {
  const [first, ...others] = (await Promise.all(tops)).map(({ y }) => y)
  return others.filter((y) => Math.abs(y - (first ?? 0)) > 4)
}

async function measured(page: Page) {
  await page.locator('tbody tr').first().waitFor()
  return page.evaluate(async () => {
    await document.fonts.ready
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    const room = document.querySelector('table')?.parentElement ?? document.body
    const cells = [...document.querySelectorAll('tbody td[data-label]:has(> span:not(:empty))')]
    return {
      top: rows[0]?.top ?? 999,
      heights: rows.map(({ height }) => height),
      isOverfull: room.scrollWidth > room.clientWidth,
      narrowCells: cells.filter(({ clientWidth }) => clientWidth < 80).length,
    }
  })
}

it('the table shows nine providers at once and keeps its place after editing one', async () => {
  const page = await editorAt('/edit/edit_entry?sort=-name', onDesk)
  const rows = page.locator('tbody tr')
  const { top, heights, isOverfull } = await measured(page)
  expect(top).toBeLessThan(330)
  const { whole, smallest, broken } = await page.evaluate(() => {
    const boxesOf = (css: string) =>
      [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect())
    const controls = boxesOf('tbody td :is(a, button)')
    const numbers = boxesOf('tbody [data-label="Telefon"] button > span')
    return {
      whole: boxesOf('tbody tr').filter(({ bottom }) => bottom <= innerHeight).length,
      smallest: Math.min(...controls.flatMap(({ width, height }) => [width, height])),
      broken: numbers.filter(({ height }) => height > 40).length,
    }
  })
  expect(whole).toBeGreaterThanOrEqual(9)
  // 48 px with the line between two rows, or 72 where a name wraps.
  expect(Math.min(...heights)).toBeLessThanOrEqual(48)
  expect(Math.max(...heights)).toBeLessThanOrEqual(73)
  expect(smallest).toBeGreaterThanOrEqual(44)
  expect([broken, isOverfull, await tooWide(page)]).toEqual([0, false, []])

  // Few stops from the heading to the first row, and one key from the search.
  const inRow = () => page.evaluate(() => document.activeElement?.closest('tbody') != null)
  await page.getByRole('heading', { level: 1 }).focus()
  let stops = 0
  for (; !(await inRow()) && stops < 40; stops++) await keys(page, 'Tab')
  expect(stops).toBeLessThanOrEqual(12)
  await page.getByLabel('In dieser Liste suchen').press('ArrowDown')
  expect(await inRow()).toBe(true)

  const name = rows.nth(30).locator('th a')
  const called = await name.innerText()
  await name.scrollIntoViewIfNeeded()
  const at = await scrollTop(page)
  expect(at).toBeGreaterThan(500)
  await name.click()
  await page.locator('#entry-phone').fill('09521 888')
  await press(page, 'Speichern')
  await page.waitForURL(`${server.url}/edit/edit_entry?sort=-name`)
  const edited = page.getByRole('row', { name: /zuletzt bearbeitet/ })
  await said(edited, '09521 888')
  await expect.poll(() => scrollTop(page)).toBe(at)
  await gotFocus(link(edited, called).first())
  await look(page)

  await press(page, /^Filter/)
  await page.getByLabel('Ort', { exact: true }).selectOption('Haßfurt')
  await page.getByLabel('ohne E-Mail').check()
  const buttons = ['Filter (2)', 'Mehr'].map((name) => boxOf(page.getByRole('button', { name })))
  expect(await unaligned(boxOf(page.getByRole('searchbox')), ...buttons)).toEqual([])
  await look(page)
  await press(page, 'Mehr')
  await look(page)
  await press(page, 'Umbenennen')
  await said(page, 'Bitte wählen Sie zuerst oben eine Kategorie aus.')
  const category = page.getByRole('combobox', { name: 'Kategorie', exact: true })
  await gotFocus(category)
  await category.selectOption('Friseure')
  await holds(page.getByLabel('Neuer Name'), 'Friseure')
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await tooWide(page)).toEqual([])
  }
})

/** Fills all tables, with names of one long word and a line of the log with a fold. */
async function fillTables(): Promise<void> {
  const [{ uuid: link }] = await call('links')
  await callAs('admin', `removelink?id=${link}`)
  const { uuid } = await firstIn('Friseure')
  await callAs('admin', 'addEntry', { uuid, phone: '09521 1', noEmail: true })
  await call('addReport', { entry: uuid, topics: ['phone', 'hours', 'address'] })
  const long = 'Nachbarschaftshilfevereinigung'
  const who = { name: 'Salon mit einem ziemlich langen Namen', email: 'ein.langer.name@example.org' }
  await request({ ...who, name: long.repeat(3) })
  await requestChange({ ...who, changeText: 'Bitte ändern Sie unsere Öffnungszeiten. '.repeat(9) })
  const ids = [await addEntry({ category: 'Friseure', name: long.repeat(4) })]
  await callAs('admin', 'removeDocuments', { noun: 'entries', ids })
  await callAs('admin', 'addnewsentry', { title: long.repeat(2), text: 'Text', occurDate: '2026-12-01' })
}

it('other tables start as high, with search and button on one line', async () => {
  await fillTables()
  const page = await visitAs('admin', onDesk)
  for (const [path, create] of [
    ['edit_news', 'Neuigkeit schreiben'],
    ['edit_links', 'Neuer Link'],
    ['files', 'Hinzufügen'],
    ['logs', 'Filter'],
    ['trash', 'Filter'],
    ['pending_entries?kind=all', 'Filter'],
    ['pending_changes', 'Filter'],
  ] as const) {
    await open(page, `/edit/${path}`)
    const { top, heights, isOverfull, narrowCells } = await measured(page)
    if (top >= 330) complain([`${path}: ${top}`])
    if (Math.max(...heights) > (path === 'logs' ? 50 : 74)) complain([`${path}: rows of ${heights}`])
    // However long a name is, no column is pushed out, and none becomes too narrow for its words.
    if (isOverfull || narrowCells > 0) complain([`${path}: too narrow, ${narrowCells} cells`])
    const main = page.getByRole('main')
    const made = main.getByRole('link', { name: create }).or(main.getByRole('button', { name: create }))
    const search = boxOf(page.getByRole('searchbox', { name: 'In dieser Liste suchen' }))
    complain((await unaligned(search, boxOf(made))).map((y) => `${path}: ${create} at ${y}`))
    await look(page)
  }
  await open(page, '/edit/logs')
  await press(page, 'Filter')
  await page.getByLabel('Art').selectOption('Links')
  await button(page, /Filter \(1\)/).waitFor()
  await look(page)
})

it('on a phone with the largest letters file names break only at punctuation, and the area name is uncut', async () => {
  const page = await visitAs('admin', onPhone)
  await enlarge(page, 1.5)
  const name = 'protokollderjahreshauptversammlungdesvereins-2026_neu.txt'
  await callAs('admin', 'saveFile', { name, content: btoa('Protokoll') })
  await open(page, '/edit/files')
  await page.getByRole('link', { name }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluate(() => {
    const links = [...document.querySelectorAll('tbody th a')]
    const parts = links.flatMap((link) => [...(link.firstElementChild?.childNodes ?? [])])
    const range = document.createRange()
    const broken = parts.filter((part) => {
      range.selectNode(part)
      // A part that is cut has several boxes, but on one line.
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return part instanceof Text && lines.size > 1
    })
    const place = document.querySelector('nav [aria-hidden="true"]:not(svg)')
    const isCut = (place?.scrollWidth ?? 999) > (place?.clientWidth ?? 0)
    return {
      broken: broken.map((part) => part.textContent),
      untold: links.filter((link) => link.getAttribute('title') !== link.textContent).length,
      ...{ place: place?.textContent, isCut },
    }
  })
  expect(seen).toEqual({ broken: [], untold: 0, place: 'Seiten und Dateien', isCut: false })
  await look(page)
})
