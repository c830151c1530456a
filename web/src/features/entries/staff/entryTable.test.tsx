// @vitest-environment happy-dom
import { logInAs, opened, undone } from '#app/testDom.tsx'
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
  const page = await table('?town=Ebern&filter=withoutEmail&page=2')
  expect(page.asked).toContain('GET /api/entrytable?filter=withoutEmail&page=2&sort=name&town=Ebern')
  expect(page.text()).toContain('Ebern · ohne E-Mail · 2 Treffer von 3')
  await page.press('Filter (2)')
  await page.choose('entries.filter.withoutPhone')
  expect(page.address()).toBe('/edit/edit_entry?town=Ebern&filter=withoutEmail%2CwithoutPhone')
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

it('a cell asks once about a doubtful number, and then whether others of the provider change, too', async () => {
  const other = { updatedAt: 'now', things: ['phone'] }
  const also = ['Ebern', 'Hofheim'].map((city) => ({
    ...other,
    uuid: city,
    name: 'Adler',
    city,
    category: 'B',
  }))
  const page = await table('', { 'POST /api/addEntry': { uuid: 'a', entry: rows[0], also, undo: 'u1' } })
  await page.press(page.labels('tbody button').find((one) => one.includes('Telefon ändern: Adler')) ?? '')
  await page.type('entry_dialogue.phone', '09521 12 O')
  await page.key('Enter')
  expect([page.sent, page.has('phone.take')]).toEqual([[], true])
  await page.key('Enter')
  expect(page.sent).toMatchObject([['POST /api/addEntry', { uuid: 'a', phone: '09521 12 O', noEmail: true }]])
  await page.choose('Adler, Ebern in „B“')
  await page.press('entries.alsoPress')
  expect(page.sent.at(-1)?.[1]).toEqual({ from: 'a', entries: [{ ...other, uuid: 'Hofheim' }] })
})

it('two marked rows are offered to be merged, and one or all others are not', async () => {
  const page = await table('', {
    'GET /api/entrytable': { ...found, rows: [...rows, third], total: 4, pages: 2 },
    'GET /api/entrytable?page=2&sort=name': { ...found, rows: [testEntry()] },
  })
  const offered = () => page.links('a[href*="/edit/duplicates?"]')
  await page.choose('Markieren: Adler')
  expect(offered()).toEqual([])
  await page.choose('Markieren: Birke')
  expect(offered()).toEqual(['/edit/duplicates?one=a&other=b'])
  expect(page.has('Alle 4')).toBe(false)
  await page.choose('table.markAll')
  expect(offered()).toEqual([])
  await page.press('Alle 4 markieren')
  expect(page.has('4 markiert')).toBe(true)
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

it('a provider is checked by its button, or by a tick without any change; deleted, it comes back with its form', async () => {
  const websiteState = { silentSince: null, movedTo: 'https://neu.example' }
  const page = await opened('/edit/edit_entry/a', {
    ...{ ...logInAs('Editor'), 'POST /api/undo': undone('Adler'), 'GET /api/removeEntry': { undo: 'u2' } },
    'GET /api/entrybyid': { ...known(rows[0] ?? {}), checkedBy: 'staff', websiteState },
    'POST /api/verifyEntries': { count: 1, already: 0, missing: 0, undo: 'u1' },
    'POST /api/mailPreview': { mails: [], parts: [] },
  })
  const never = () => page.has('Noch nie geprüft (von der Redaktion)')
  expect(never()).toBe(true)
  await page.press('edit_entry.confirmAll')
  expect(never()).toBe(false)
  await page.press('undo.press')
  expect(never()).toBe(true)
  await page.press('edit.delete')
  await page.press('edit.delete')
  expect(page.asked).not.toContain('GET /api/removeEntry?id=a')
  await page.until(() => page.sent.at(-1)?.[0].endsWith('mailPreview'))
  await page.press('edit.delete')
  expect([page.asked, page.names('form')]).toEqual([
    expect.arrayContaining(['GET /api/removeEntry?id=a']),
    [],
  ])
  await page.press('undo.press')
  await page.press('edit_entry.websiteTake')
  expect(page.field('#entry-website').value).toBe(websiteState.movedTo)
  await page.press('edit.discard')
  const sent = page.sent.length
  await page.choose('edit_entry.allChecked')
  await page.press('edit.save')
  expect(page.sent.slice(sent)).toEqual([['POST /api/verifyEntries', { entries: ['a'] }]])
  await page.go('/edit/edit_entry/a')
  await page.press('edit.save')
  expect([page.sent.length, page.has('edit_entry.unchanged')]).toEqual([sent + 1, true])
})

it('marked providers get a value once it is said what that replaces, or are checked', async () => {
  const overwritten = [{ name: 'Adler', value: 'https://a.example' }]
  const page = await table('', {
    'POST /api/changeEntries': { count: 2, overwritten, undo: 'u1' },
    'POST /api/verifyEntries': { count: 0, already: 1, missing: 1, undo: '' },
  })
  await page.choose('table.markAll')
  await page.press('edit_entry.confirm')
  expect(page.text()).toMatch(/2 markiert.*heute schon als geprüft gemerkt. Ein Anbieter ist nicht mehr/)
  await page.press('entries.change')
  await page.type('entries.changeField', 'website')
  await page.type('entry_dialogue.website', 'https://n.example')
  const body = { entries: ['a', 'b'], field: 'website', value: 'https://n.example' }
  await page.until(() => page.has('https://a.example: Adler'))
  expect(page.sent.at(-1)?.[1]).toEqual({ ...body, preview: true })
  await page.press('2 Anbieter ändern')
  expect([page.sent.at(-1)?.[1], page.has('2 markiert')]).toEqual([body, false])
})
