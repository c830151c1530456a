// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'
import { allTexts } from '#shared/catalogues'
import { testEntry } from '../public/testEntry.ts'

const rows = [testEntry({ uuid: 'a', name: 'Adler' }), testEntry({ uuid: 'b', name: 'Birke' })]
const third = testEntry({ uuid: 'c', name: 'Chor' })
const found = {
  ...{ rows, foundIn: {}, meant: null, total: 2, page: 1, pages: 1, next: null, towns: ['Ebern'] },
}
const views = [{ name: 'Ohne Mail', search: 'filter=withoutEmail' }]
const known = (entry: object) => ({ entry, checkedBy: null, positionSource: null, websiteState: null })
const byId = Object.fromEntries(rows.map((row) => [`GET /api/entrybyid?id=${row.uuid}`, known(row)]))

const table = (query = '', more: object = {}) =>
  opened(`/edit/edit_entry${query}`, {
    ...{ ...logInAs('Editor'), 'GET /api/account': { views }, 'POST /api/views': { views } },
    'GET /api/categoryoverview': [{ name: 'Friseure', entries: 3 }],
    'GET /api/entrytable': found,
    ...more,
  })

it('filters are in the address, said above, and counted at their button', async () => {
  const page = await table('?town=Ebern&filter=withoutEmail')
  expect(page.asked).toContain('GET /api/entrytable?filter=withoutEmail&page=1&sort=name&town=Ebern')
  expect(page.text()).toContain('Ebern · ohne E-Mail · 2 Treffer von 3')
  expect(page.names('button')).toContain('Filter (2)')
})

it('a view is kept under a name, left by its own link, and removed with undo', async () => {
  const page = await table('?q=adler&filter=withoutEmail&sort=name')
  await page.press('Filter (1)')
  await page.press('entries.viewKeepThis')
  await page.refuses('entries.viewKeep', 'name')
  await page.type('#view-name', ' Adler ')
  await page.press('entries.viewKeep')
  expect(page.sent).toEqual([
    ['POST /api/views', { name: 'Adler', search: 'q=adler&filter=withoutEmail&sort=name' }],
  ])
  await page.press('Ohne Mail')
  expect(page.address()).toBe('/edit/edit_entry?filter=withoutEmail')
  await page.press('Ansicht „Ohne Mail“ entfernen')
  await page.press('undo.press')
  const bodies = page.sent.slice(1).map(([, body]) => body)
  expect(bodies).toEqual([
    { name: 'Ohne Mail', search: null },
    { ...views[0], place: 0 },
  ])
})

it('a cell asks once about a doubtful number', async () => {
  const page = await table('', { 'POST /api/addEntry': { uuid: 'a', entry: rows[0], also: [], undo: 'u1' } })
  await page.press(page.labels('tbody button').find((one) => one.includes('Telefon ändern: Adler')) ?? '')
  await page.type('entry_dialogue.phone', '09521 12 O')
  await page.key('Enter')
  expect([page.sent, page.has('phone.take')]).toEqual([[], true])
  await page.key('Enter')
  expect(page.sent).toMatchObject([['POST /api/addEntry', { uuid: 'a', phone: '09521 12 O' }]])
})

it('two marked rows are offered to be merged, and one or all others are not', async () => {
  const page = await table('', { 'GET /api/entrytable': { ...found, rows: [...rows, third], total: 3 } })
  const offered = () => page.links('a[href*="/edit/duplicates?"]')
  await page.choose('Markieren: Adler')
  expect(offered()).toEqual([])
  await page.choose('Markieren: Birke')
  expect(offered()).toEqual(['/edit/duplicates?one=a&other=b'])
  await page.choose('table.markAll')
  expect(offered()).toEqual([])
})

it('of two marked ones it is said which stays before they are merged', async () => {
  const page = await opened('/edit/duplicates?one=a&other=b', {
    ...{ ...logInAs('Editor'), ...byId, 'POST /api/mergeEntries': { undo: 'u1' } },
  })
  expect(page.names('button')).not.toContain('Zusammenführen')
  await page.choose('Birke')
  await page.press('duplicates.merge')
  expect(page.sent).toMatchObject([['POST /api/mergeEntries', { keep: 'b', drop: 'a' }]])
  expect(page.address()).toBe('/edit/edit_entry')
  expect(page.has('„Adler“ ist in „Birke“ aufgegangen.')).toBe(true)
})

it('from a list the next provider is opened, by its link or once this one is saved; the last has none', async () => {
  const page = await table('?sort=name', {
    'GET /api/entrytable?of=a&sort=name': { ...found, next: { uuid: 'b', name: 'Birke' } },
    ...byId,
    'POST /api/addEntry': { uuid: 'a', entry: rows[0], also: [], undo: 'u1' },
  })
  await page.press('Adler')
  expect(page.links('main a')).toContain('/edit/edit_entry/b')
  await page.type('#entry-phone', '09521 2')
  await page.press('entries.saveNext')
  expect(page.sent).toMatchObject([['POST /api/addEntry', { uuid: 'a', phone: '09521 2' }]])
  expect([page.address(), page.field('#entry-name').value]).toEqual(['/edit/edit_entry/b', 'Birke'])
  expect(page.names('button')).not.toContain(allTexts.de['entries.saveNext'])
})
