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
  await page.press('entries.viewKeep')
  expect([page.sent, page.invalid()]).toEqual([[], ['name']])
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

it('marked rows are moved to a category together', async () => {
  const page = await table('', { 'POST /api/changeEntries': { count: 2, undo: ['u1', 'u2'] } })
  await page.choose('table.markAll')
  expect(page.has('2 markiert')).toBe(true)
  await page.press('table.unmark')
  expect(page.has('2 markiert')).toBe(false)
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

it('from a list the next provider is opened, by its link or once this one is saved; the last has none', async () => {
  const known = (entry: object) => ({ entry, checkedBy: null, positionSource: null, websiteState: null })
  const page = await table('?sort=name', {
    'GET /api/entrytable?of=a&sort=name': { ...found, next: { uuid: 'b', name: 'Birke' } },
    'GET /api/entrybyid?id=a': known(rows[0] ?? {}),
    'GET /api/entrybyid?id=b': known(rows[1] ?? {}),
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
