// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'
import { answers } from '#lib/testAnswers.ts'

const [one] = answers['/api/news']
const item = (nuuid: string, more: object) => ({
  ...{ ...one, nuuid, title: nuuid, showFrom: '', showUntil: '', eventDate: '', updatedAt: 'read', ...more },
})
const all = [
  item('Alt', { occurDate: '2026-01-01', draft: true, picture: '/api/file/a.png', pictureAlt: 'Ein Haus' }),
  item('Neu', { occurDate: '2026-02-02', text: 'Mit <b>Kuchen</b>.' }),
]
const news = (address: string) =>
  opened(address, { ...logInAs('Editor'), 'GET /api/allnews': all, 'POST /api/addnewsentry': { undo: 'u1' } })

it('news are listed newest first, and found by their text and state', async () => {
  const page = await news('/edit/edit_news')
  const names = () => page.names('tbody th').map((name) => name.slice(0, 3))
  expect(names()).toEqual(['Neu', 'Alt'])
  for (const [typed, found] of [
    ['kuchen', 'Neu'],
    ['entwurf', 'Alt'],
  ] as const) {
    await page.type('table.filter', typed)
    expect(names()).toEqual([found])
  }
})

it('a draft without its picture is published; what is not there is said', async () => {
  const page = await news('/edit/edit_news/Alt')
  await page.press('pictures.remove')
  await page.choose('news_dialogue.asDraft')
  await page.press('news_dialogue.publish')
  const sent = { nuuid: 'Alt', updatedAt: 'read', draft: false, picture: '', pictureAlt: '' }
  expect(page.sent).toMatchObject([['POST /api/addnewsentry', sent]])
  expect([page.has('„Alt“ wurde veröffentlicht.'), page.address()]).toEqual([true, '/edit/edit_news'])
  await page.go('/edit/edit_news/x')
  expect(page.has('news_dialogue.gone')).toBe(true)
})

it('news of a day that is still to come are asked about once, and said to appear when they do', async () => {
  const page = await news('/edit/create_news')
  await page.fill(
    { title: 'Fest', text: 'Um drei.', occurDate: '2096-03-04', showFrom: '2096-03-01' },
    '#news-',
  )
  await page.refuses('news_dialogue.publish', 'occurDate')
  await page.press('news_dialogue.publish')
  expect(page.has('„Fest“ wurde gespeichert und erscheint am Donnerstag, 1. März 2096.')).toBe(true)
})
