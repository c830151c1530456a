// @vitest-environment happy-dom
import { opened, Refused } from '#app/testDom.tsx'
import { testEntry } from '../../entries/public/testEntry.ts'
import { addRemembered, writeNote } from './remembered.ts'
import { hashOfIds } from './sharedList.ts'

const entry = testEntry({ name: 'Quitte', phone: '09521 7' })
const gone = '00000000-0000-4000-8000-00000000ffff'
const answered = { 'POST /api/entriesByIds': { entries: [entry], unknown: [gone] } }

it('the list says that it is empty, keeps notes of whom it has no more, and takes back a removal', async () => {
  const empty = await opened('/mylist')
  expect(empty.has('Auf Ihrer Merkliste steht noch niemand')).toBe(true)
  empty.close()
  addRemembered([entry.uuid, gone])
  writeNote(gone, 'Salon am Bach')
  const page = await opened('/mylist', answered)
  expect(page.names('article h2')).toEqual(['Quitte', 'Nicht mehr im Verzeichnis'])
  expect(page.values('textarea')).toEqual(['', 'Salon am Bach'])
  expect(page.names('article .onlyPrint')).toEqual(['Salon am Bach'])
  expect(page.text()).toContain(`/mylist#${hashOfIds([entry.uuid, gone])}`)
  await page.press('Entfernen: Quitte')
  expect(page.names('article h2')).toEqual(['Nicht mehr im Verzeichnis'])
  await page.press('selection.undo')
  expect(page.names('article h2')).toHaveLength(2)
  await expect.poll(() => document.activeElement?.id).toBe(`line-${entry.uuid}`)
})

it('without an answer it has the numbers that came last, and asks again by a press', async () => {
  addRemembered([entry.uuid])
  ;(await opened('/mylist', answered)).close()
  const page = await opened('/mylist', { 'POST /api/entriesByIds': new Refused(503, { code: 'busy' }) })
  const shown = () => [page.links('article a[href^="tel:"]'), /so, wie sie am .* war/.test(page.text())]
  expect(shown()).toEqual([['tel:095217'], true])
  Object.assign(page.answers, answered)
  await page.press('error.retry')
  expect(shown()).toEqual([['tel:095217'], false])
})

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
