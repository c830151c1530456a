import type { Entry } from '@directory/shared/entry'
import { look, tooWide } from '../accessible.ts'
import { onPhone } from '../browser.ts'
import { addEntry, call, callAs, listed, request, requestChange } from '../calls.ts'
import { complain } from '../complaints.ts'
import { follow, gotFocus, isFocused, said } from '../pages.ts'
import { ownServer, server } from '../setup.ts'
import { visitAs } from '../staff.ts'

ownServer()

it('the table shows nine providers at once and keeps its place after editing one', async () => {
  const { page } = await visitAs('editor')
  await page.setViewportSize({ width: 1280, height: 800 })
  const rows = page.locator('tbody tr')
  await page.goto(`${server.url}/edit/edit_entry?sort=-name`)
  await rows.first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    const numbers = [...document.querySelectorAll('tbody [data-label="Telefon"] button > span')]
    const room = document.querySelector('table')?.parentElement
    const all = [...document.querySelectorAll('tbody td :is(a, button)')]
    const controls = all.map((one) => one.getBoundingClientRect())
    return {
      top: boxes[0]?.top ?? 0,
      whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      lowest: Math.min(...boxes.map(({ height }) => height)),
      highest: Math.max(...boxes.map(({ height }) => height)),
      smallest: Math.min(...controls.flatMap(({ width, height }) => [width, height])),
      broken: numbers.filter((number) => number.getBoundingClientRect().height > 40).length,
      overflow: (room?.scrollWidth ?? 0) - (room?.clientWidth ?? 0),
      width: document.documentElement.scrollWidth,
    }
  })
  expect(seen.top).toBeLessThan(330)
  expect(seen.whole).toBeGreaterThanOrEqual(9)
  // 48 px with the line between two rows, or 72 where a name wraps.
  expect(seen.lowest).toBeLessThanOrEqual(48)
  expect(seen.highest).toBeLessThanOrEqual(73)
  expect(seen.smallest).toBeGreaterThanOrEqual(44)
  expect(seen).toMatchObject({ broken: 0, overflow: 0, width: 1280 })

  // Few stops from the heading to the first row, and one key from the search.
  const inRow = () => page.evaluate(() => document.activeElement?.closest('tbody') != null)
  await page.getByRole('heading', { level: 1 }).focus()
  let stops = 0
  for (; !(await inRow()) && stops < 40; stops++) await page.keyboard.press('Tab')
  expect(stops).toBeLessThanOrEqual(12)
  await page.getByLabel('In dieser Liste suchen').press('ArrowDown')
  expect(await inRow()).toBe(true)

  const name = rows.nth(30).locator('th a')
  const called = await name.innerText()
  await name.scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(500)
  await name.click()
  await page.locator('#entry-phone').fill('09521 888')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.waitForURL(`${server.url}/edit/edit_entry?sort=-name`)
  const edited = page.getByRole('row', { name: /zuletzt bearbeitet/ })
  await said(edited, '09521 888')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at)
  const link = edited.locator('th a')
  expect(await link.innerText()).toBe(called)
  await gotFocus(link)
  await look(page)

  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByLabel('Ort', { exact: true }).selectOption('Haßfurt')
  await page.getByLabel('ohne E-Mail').check()
  await said(page, /^Haßfurt · ohne E-Mail · \d+ Treffer von /)
  const tops = ['Filter (2)', 'Mehr'].map((name) => page.getByRole('button', { name }).boundingBox())
  const [field, ...buttons] = await Promise.all([page.getByRole('searchbox').boundingBox(), ...tops])
  for (const box of buttons) expect(Math.abs((box?.y ?? 0) - (field?.y ?? 999))).toBeLessThan(5)
  await look(page)
  await page.getByRole('button', { name: 'Mehr' }).click()
  await look(page)
  const rename = page.getByRole('button', { name: 'Umbenennen', exact: true })
  await rename.click()
  expect(await page.getByText('Bitte wählen Sie zuerst oben eine Kategorie aus.').count()).toBe(1)
  const category = page.getByRole('combobox', { name: 'Kategorie', exact: true })
  expect(await isFocused(category)).toBe(true)
  await category.selectOption('Friseure')
  expect(await page.getByLabel('Neuer Name').inputValue()).toBe('Friseure')
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await tooWide(page)).toEqual([])
  }
})

it('other tables start as high, with search and button on one line', async () => {
  const { page } = await visitAs('admin', { viewport: { width: 1280, height: 800 } })
  const [{ uuid: link }] = await call('links')
  await callAs('admin', `removelink?id=${link}`)
  const [{ uuid }] = (await listed('Friseure')) as [Entry]
  const who = { name: 'Salon mit einem ziemlich langen Namen', email: 'ein.langer.name@example.org' }
  await request(who)
  await requestChange({ ...who, changeText: 'Bitte ändern Sie unsere Öffnungszeiten. '.repeat(9) })
  await call('addReport', { entry: uuid, topics: ['phone', 'hours', 'address'] })
  // A line of the log with a fold, and names of one long word, one of them deleted.
  await callAs('admin', 'addEntry', { uuid, phone: '09521 1', noEmail: true })
  const long = 'Nachbarschaftshilfevereinigung'
  await request({ ...who, name: long.repeat(3) })
  const ids = [await addEntry({ category: 'Friseure', name: long.repeat(4) })]
  await callAs('admin', 'removeDocuments', { noun: 'entries', ids })
  const news = { title: long.repeat(2), text: 'Text', occurDate: '2026-12-01' }
  await callAs('admin', 'addnewsentry', news)
  for (const [path, create] of [
    ['edit_news', 'Neuigkeit schreiben'],
    ['edit_links', 'Neuer Link'],
    ['files', 'Hinzufügen'],
    ['logs', 'Filter'],
    ['trash', 'Filter'],
    ['pending_entries', 'Filter'],
    ['pending_entries?kind=all', 'Filter'],
    ['pending_changes', 'Filter'],
  ] as const) {
    await page.goto(`${server.url}/edit/${path}`)
    const row = page.locator('tbody tr').first()
    await row.waitFor()
    const top = (await row.boundingBox())?.y ?? 999
    if (top >= 330) complain([`${path}: ${top}`])
    const heights = await page.locator('tbody tr').evaluateAll((all) => all.map((one) => one.clientHeight))
    if (Math.max(...heights) > (path === 'logs' ? 49 : 73)) complain([`${path}: rows of ${heights}`])
    // However long a name is, no column is pushed out, and none becomes too narrow for its words.
    const narrow = await page.evaluate(() => {
      const room = document.querySelector('table')?.parentElement
      const cells = [...document.querySelectorAll('tbody td[data-label] > span:not(:empty)')]
      const isBroken = (cell: Element) => (cell.closest('td')?.clientWidth ?? 0) < 80
      return [(room?.scrollWidth ?? 0) - (room?.clientWidth ?? 0), cells.filter(isBroken).length]
    })
    if (String(narrow) !== '0,0') complain([`${path}: too narrow ${narrow}`])
    const search = await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).boundingBox()
    const made = page.getByRole('main').getByRole('link', { name: create })
    const press = made.or(page.getByRole('main').getByRole('button', { name: create }))
    expect(await press.count()).toBe(1)
    const beside = await press.boundingBox()
    if (Math.abs((search?.y ?? 0) - (beside?.y ?? 999)) > 4) complain([`${path}: ${search?.y} ${beside?.y}`])
    await look(page)
  }
  await page.goto(`${server.url}/edit/logs`)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Art').selectOption('Links')
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  await look(page)
})

it('on a phone with the largest letters file names break only at punctuation, and the area name is uncut', async () => {
  const { page } = await visitAs('admin', onPhone)
  await page.evaluate(() => localStorage.setItem('scalingFactor', '1.5'))
  const name = 'protokollderjahreshauptversammlungdesvereins-2026_neu.txt'
  await callAs('admin', 'saveFile', { name, content: btoa('Protokoll') })
  await page.goto(`${server.url}/edit/files`)
  await page.getByRole('link', { name }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluate(() => {
    const links = [...document.querySelectorAll('tbody th a')]
    const parts = links.flatMap((link) => [...(link.firstElementChild?.childNodes ?? [])])
    const broken = parts.filter((part) => {
      const range = document.createRange()
      range.selectNode(part)
      // A part that is cut has several boxes, but on one line.
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return part instanceof Text && lines.size > 1
    })
    const place = document.querySelector('nav [aria-hidden="true"]:not(svg)')
    return {
      broken: broken.map((part) => part.textContent),
      untold: links.filter((link) => link.getAttribute('title') !== link.textContent).length,
      place: place?.textContent,
      cut: (place?.scrollWidth ?? 999) > (place?.clientWidth ?? 0),
      width: document.documentElement.scrollWidth,
    }
  })
  expect(seen).toEqual({ broken: [], untold: 0, place: 'Seiten und Dateien', cut: false, width: 360 })
  await look(page)
})

it('the table saves a view, opens the next provider, and merges two', async () => {
  const { page } = await visitAs('editor')
  for (const [name, category] of [
    ['Zwiefach A', 'Friseure'],
    ['Zwiefach B', 'Apotheken'],
    ['Zwiefach C', 'Apotheken'],
  ] as const)
    await addEntry({ name, category, street: 'Weg 7' })
  const mark = (name: string) => page.getByRole('checkbox', { name: `Markieren: ${name}` }).check()

  await page.goto(`${server.url}/edit/edit_entry?q=zwiefach&filter=withoutEmail&sort=name`)
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await page.getByText('Diese Ansicht merken', { exact: true }).click()
  await page.getByLabel('Diese Ansicht merken als').fill('Zwiefache')
  await page.getByRole('button', { name: 'Ansicht merken' }).click()
  const view = page.getByRole('link', { name: 'Zwiefache' })
  await view.waitFor()
  await gotFocus(view)
  await look(page)
  await view.click()
  await page.waitForURL(/edit_entry$/)
  await view.click()
  await page.waitForURL(/q=zwiefach/)
  await said(page, '3 Treffer von')
  await page.getByRole('button', { name: /Zwiefache.*entfernen/ }).click()
  await said(page, 'Ansicht „Zwiefache“ entfernt')
  await view.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await view.waitFor()

  await page.getByRole('rowheader', { name: 'Zwiefach A' }).getByRole('link').click()
  await page.getByRole('link', { name: 'Nächster Anbieter: Zwiefach B' }).waitFor()
  await page.locator('#entry-email').fill('a@example.org')
  await page.getByRole('button', { name: 'Speichern, dann der nächste' }).click()
  await page.getByRole('link', { name: 'Nächster Anbieter: Zwiefach C' }).waitFor()
  expect(await page.locator('#entry-name').inputValue()).toBe('Zwiefach B')
  await follow(page, /Abbrechen/)
  await said(page, '2 Treffer von')

  await page.goto(`${server.url}/edit/edit_entry?q=zwiefach&sort=name`)
  for (const name of ['Zwiefach A', 'Zwiefach B']) await mark(name)
  await follow(page, 'Zusammenführen …')
  const stays = page.getByRole('radio', { name: /Zwiefach A · Friseure/ })
  await stays.waitFor()
  expect(await page.getByRole('button', { name: 'Zusammenführen' }).count()).toBe(0)
  await stays.check()
  await look(page)
  await page.getByRole('button', { name: 'Zusammenführen' }).click()
  await said(page, '„Zwiefach B“ ist in „Zwiefach A“ aufgegangen.')
  await said(page, '2 Treffer von')
  const old = `${server.url}/categories/list/Apotheken/Zwiefach%20B`
  expect((await fetch(old)).url).toBe(`${server.url}/categories/list/Friseure/Zwiefach%20A`)
})
