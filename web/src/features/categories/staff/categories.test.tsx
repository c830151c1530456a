// @vitest-environment happy-dom
import { logInAs, opened, undone } from '#app/testDom.tsx'

const category = (name: string, topCategories: string[], more: object = {}) => ({
  ...{ name, nameEn: '', searchWords: '', entries: 0, pending: 0, trash: 0, topCategories, ...more },
})
const overview = [
  category('Ärzte', ['t1'], { entries: 2 }),
  category('Busse', []),
  category('Clubs', [], { trash: 3 }),
  category('Dienste', [], { pending: 1 }),
]

const categories = (role: 'Editor' | 'Admin', more: object = {}) =>
  opened('/edit/categories', {
    ...{ ...logInAs(role), 'GET /api/categoryoverview': overview, 'POST /api/removeCategory': {} },
    'GET /api/topcategories': [{ id: 't1', title: 'Pflege', image: '', examples: [] }],
    ...more,
  })

it('categories stand under their topics; only those without providers are deleted', async () => {
  const page = await categories('Editor')
  expect(page.names('tbody th')).toEqual(expect.arrayContaining(['Busse', 'Clubs', 'Ärzte']))
  expect(page.labels('tbody button').filter((one) => one.startsWith('Löschen'))).toEqual([
    'Löschen: Busse',
    'Löschen: Clubs',
  ])
  await page.press('Löschen: Clubs')
  await page.press('edit.delete')
  expect(page.sent).toEqual([])
  await page.type('Wohin mit dem', 'Busse')
  await page.press('edit.delete')
  expect(page.sent).toEqual([['POST /api/removeCategory', { category: 'Clubs', trashInto: 'Busse' }]])
})

it('Admins add a category to a topic, with undo, and take it out; Editors do not', async () => {
  const editor = await categories('Editor')
  expect(editor.has('top_categories_edit.choose')).toBe(false)
  editor.close()
  const page = await categories('Admin', {
    'POST /api/assigncategory': { undo: 'u1' },
    'POST /api/dismisscategory': {},
  })
  await page.press('Hinzufügen zu Pflege')
  expect([page.sent, page.has('top_categories_edit.chooseFirst')]).toEqual([[], true])
  await page.type('top_categories_edit.choose', 'Busse')
  await page.press('Hinzufügen zu Pflege')
  expect(page.asked).toContain('POST /api/assigncategory?category=Busse&only=true&topCategory=t1')
  expect([page.has('„Busse“ steht jetzt unter „Pflege“.'), page.has('undo.press')]).toEqual([true, true])
  await page.press('Entfernen: Ärzte')
  expect(page.asked).toContain('POST /api/dismisscategory?category=%C3%84rzte&topCategory=t1')
})

it('a category is renamed, or merged into the one of that name only if that is confirmed', async () => {
  const page = await categories('Editor', {
    'POST /api/renameCategory': { moved: 2, merged: true, undo: 'u1' },
    'POST /api/undo': undone('Clubs'),
  })
  await page.press('Umbenennen oder zusammenlegen: Clubs')
  const renameTo = async (name: string) => {
    await page.type('edit_entry.newName', name)
    await page.press('edit_entry.rename')
  }
  await renameTo('Clubs')
  expect([page.sent, page.has('edit_entry.renameCancelled')]).toEqual([[], true])
  await renameTo('bus/se')
  await page.press('edit.cancel')
  expect(page.sent).toEqual([])
  await renameTo('bus/se')
  await page.press('edit_entry.merge')
  const renamed = { oldCategory: 'Clubs', newCategory: 'busse' }
  expect(page.sent).toEqual([['POST /api/renameCategory', renamed]])
  expect(['2 Anbieter mit „Busse“ zusammengelegt.', 'edit_entry.newName'].map(page.has)).toEqual([
    true,
    false,
  ])
})

it('search words lead to a category, also those that nobody found', async () => {
  const words = { ...category('Busse', []), updatedAt: 'read', hoursMean: 'meets', tellsPlaces: true }
  const unfound = ['Rufbus', 'Rollator'].map((word) => ({ word, count: 3, lastDay: '2026-01-02' }))
  const page = await categories('Editor', {
    'GET /api/categoryoverview': [{ ...words, searchWords: 'Linie' }, category('Dienste', [])],
    'GET /api/unfoundwords': { kept: true, words: unfound },
    ...{ 'POST /api/savecategorywords': { undo: 'u1' }, 'POST /api/settleUnfoundWord': {} },
  })
  await page.type('„Rufbus“ meint', 'Busse')
  await page.press('top_categories_edit.add')
  page.answers['GET /api/unfoundwords'] = { kept: true, words: unfound.slice(1) }
  await page.press('Löschen: Rollator')
  expect([page.has('Rufbus'), document.activeElement?.id]).toEqual([false, 'unfound'])
  await page.type('table.filter', 'linie')
  expect(page.names('tbody th')).toEqual(['BusseFreie Plätze'])
  await page.press('Bearbeiten: Busse')
  await page.type('#words-searchWords', 'Rufbus,  Rufbus')
  await page.press('edit.save')
  const saved = { category: 'Busse', searchWords: 'Rufbus', updatedAt: 'read', hoursMean: 'meets' }
  expect(page.sent.map(([, body]) => body)).toMatchObject([
    { word: 'Rufbus', category: 'Busse' },
    { word: 'Rollator', category: null },
    { ...saved, tellsPlaces: true, homeVisitsByNature: false },
  ])
})
