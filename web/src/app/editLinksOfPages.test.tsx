// @vitest-environment happy-dom
import { testEntry } from '#features/entries/public/testEntry.ts'
import { answers } from '#lib/testAnswers.ts'
import { logInAs, opened, Refused } from './testDom.tsx'

const entry = testEntry({ uuid: 'u1', name: 'Quitte', category: 'Apotheken' })
const known = {
  'GET /api/entry': { entries: [entry] },
  'GET /api/datafilteredcategory': [entry],
  'GET /api/categoryoverview': [],
  'GET /api/links': answers['/api/links'],
  'GET /api/categories': ['Apotheken'],
}
const list = '/categories/list/Apotheken'

it.each([
  ['/', '/edit/pages?page=homepage', 'Admin'],
  ['/help', '/edit/pages?page=assistance', 'Admin'],
  ['/categories', '/edit/categories', 'Editor'],
  [list, '/edit/edit_entry?category=Apotheken', 'Editor'],
  [`${list}/Quitte?id=u1`, '/edit/edit_entry/u1', 'Editor'],
  ['/news', '/edit/edit_news', 'Editor'],
  ['/links', '/edit/edit_links', 'Editor'],
  ['/links', '/edit/edit_links?edit=1', 'Editor'],
] as const)('%s leads those who may to its editor, and nobody else', async (address, to, who) => {
  const shown: boolean[] = []
  for (const role of [null, 'Editor', 'Admin'] as const) {
    const page = await opened(address, { ...known, ...logInAs(role) })
    shown.push(page.links('main a').includes(to))
    page.close()
  }
  expect(shown).toEqual([false, who === 'Editor', true])
})

it('the page and the language to be written are in the address; what visitors get is not written', async () => {
  const page = await opened('/edit/pages?page=homepage&locale=en', {
    ...{ ...logInAs('Admin'), 'GET /api/getHtml': new Refused(500, { code: 'x' }) },
  })
  await page.type('pages_edit.page', 'assistance')
  expect([page.address(), page.has('page.failed')]).toEqual(['/edit/pages?page=assistance&locale=en', true])
  page.answers['GET /api/getHtml'] = { content: '', locale: 'de' }
  await page.type('pages_edit.language', 'de')
  expect(page.asked).toContain('GET /api/getHtml?locale=de&name=assistance')
  expect(page.address()).toBe('/login')
})
