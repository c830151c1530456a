// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'
import { testEntry } from '../public/testEntry.ts'

const rows = [testEntry({ uuid: 'a', name: 'Adler' }), testEntry({ uuid: 'b', name: 'Birke' })]
const views = [{ name: 'Ohne Mail', search: 'filter=withoutEmail' }]

const table = (query = '', more: object = {}) =>
  opened(`/edit/edit_entry${query}`, {
    ...{ ...logInAs('Editor'), 'GET /api/account': { views }, 'POST /api/views': { views } },
    'GET /api/categoryoverview': [{ name: 'Friseure', entries: 3 }],
    'GET /api/entrytable': {
      rows,
      foundIn: {},
      meant: null,
      total: 2,
      page: 1,
      pages: 1,
      next: null,
      towns: ['Ebern'],
    },
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
