// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { testEntry } from '../../entries/public/testEntry.ts'
import { addRemembered } from './remembered.ts'

const entry = testEntry({ name: 'Quitte' })
const answered = { 'POST /api/entriesByIds': { entries: [entry], unknown: [] } }

it('the list follows another tab, and says if the browser does not keep it', async () => {
  addRemembered([entry.uuid])
  const page = await opened('/mylist', answered)
  expect([page.names('article h2'), page.has('mylist.notKept')]).toEqual([['Quitte'], false])
  await page.does(() => {
    localStorage.clear()
    dispatchEvent(new Event('storage'))
  })
  expect(page.names('article h2')).toEqual([])
  vi.stubGlobal('localStorage', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  await page.does(() => addRemembered([entry.uuid]))
  expect([page.names('article h2'), page.has('mylist.notKept')]).toEqual([['Quitte'], true])
})
