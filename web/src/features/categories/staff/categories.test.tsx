// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'

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
