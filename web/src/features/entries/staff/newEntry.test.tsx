// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'
import { testEntry } from '../public/testEntry.ts'

const known = testEntry({ uuid: 'u1', name: 'Quitte', street: 'Weg 1' })
const similar = { name: 'Quitte', street: 'Weg 1', plz: '97437' }
const typed = { name: 'Quitte e. K.', street: 'Weg 1', plz: '97437', city: 'Haßfurt', email: 'a@b.example' }

async function filled(values: object = typed) {
  const page = await opened('/edit/create_entry?category=Friseure', {
    ...logInAs('Editor'),
    'GET /api/categoryoverview': [{ name: 'Friseure' }],
    'GET /api/allcategories': ['Friseure'],
    'GET /api/checknameexists': { similar_entries: [similar] },
    'GET /api/searchFor': [known],
    'POST /api/addEntry': { uuid: 'u2', entry: { ...known, uuid: 'u2', name: 'Quitte e. K.' }, also: [] },
  })
  await page.fill(values, '#entry-')
  return page
}

it('staff are asked about a similar provider before a new one is made, and can open that one', async () => {
  const page = await filled()
  await page.press('edit_entry.create')
  expect([page.has('edit_entry.similarQuestion'), page.sent]).toEqual([true, []])
  await page.press('entry_dialogue.similarBack')
  expect(page.field('#entry-name').value).toBe(typed.name)
  await page.press('edit_entry.create')
  await page.press('Quitte')
  await page.press('request.leave')
  expect(page.address()).toBe('/edit/edit_entry/u1')
  expect(page.sent).toEqual([])
})

it('a provider made nevertheless is named above the emptied form', async () => {
  const page = await filled()
  await page.press('edit_entry.create')
  await page.press('edit_entry.similarProceed')
  expect(page.sent).toMatchObject([['POST /api/addEntry', { ...typed, category: 'Friseure' }]])
  expect([page.field('#entry-name').value, page.has('edit_entry.createdText')]).toEqual(['', true])
  expect(Object.keys(sessionStorage)).toEqual([])
  page.answers['POST /api/addEntry'] = { uuid: 'u3', entry: { ...known, uuid: 'u3' }, also: [] }
  await page.fill(typed, '#entry-')
  await page.press('edit_entry.create')
  await page.press('edit_entry.similarProceed')
  expect(page.links('main [href^="/edit/edit_entry/"]')).toEqual(['/edit/edit_entry/u3'])
})

it('all that is wrong is listed in the order of the form, and each goes once it is right', async () => {
  const page = await filled({ name: ' ', plz: '97', phone: 'auf Anfrage' })
  await page.press('edit_entry.create')
  const listed = () => page.links('form a[href^="#entry-"]')
  const wrong = ['name', 'street', 'plz', 'city', 'email', 'phone']
  expect(listed()).toEqual(wrong.map((name) => `#entry-${name}`))
  expect(page.text()).toContain('Bitte geben Sie die E-Mail-Adresse des Anbieters an.')
  await page.type('#entry-plz', '97437')
  expect([listed().length, page.invalid().includes('plz')]).toEqual([5, false])
})
