// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { routes } from '#shared/routes'
import { testEntry } from '../../entries/public/testEntry.ts'

it.each([
  ['a new entry', '/addrequest', '#entry-name'],
  ['a change', '/addrequest?change', '#change-name'],
  ['a report', routes.report.href('Salons', 'Quitte', 'u1'), '#report-text'],
])('the form of %s asks before its tab is closed', async (_, at, field) => {
  const salon = testEntry({ uuid: 'u1', category: 'Salons', name: 'Quitte' })
  const page = await opened(at, { 'GET /api/allcategories': [], 'GET /api/entry': { entries: [salon] } })
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await page.type(field, 'Neu')
  expect(isAsked()).toBe(true)
})
