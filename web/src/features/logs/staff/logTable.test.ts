import { createElement } from 'react'
import { SWRConfig } from 'swr'
import { callUrl, queryCacheOf } from '#lib/api.ts'
import { drawnAt } from '#lib/testTexts.ts'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { LogTable } from './LogTable.tsx'

const merged = {
  ...{ auuid: 'l1', timestamp: '2026-11-24T10:00:00.000Z', user: 'anna', link: '', parts: 0, canUndo: true },
  ...{ action: 'Kategorien zusammengelegt', entry: 'Pflege › Hilfe (2 Anbieter)' },
  ...{ kind: 'categories_merged', values: { from: 'Pflege', into: 'Hilfe', count: 2 }, noun: 'categories' },
  ...{ target: 'c1', hasVersions: false, undoneAt: '', undoneBy: '' },
}
const removed = { kind: 'removed', values: { noun: 'news' }, entry: 'Fest' }
const unknown = { kind: '', values: {}, action: 'Etwas getan' }
const english = 'Categories merged, Pflege › Hilfe (2 providers)'

it.each([
  ['/edit/logs', {}, ['<span>Kategorien zusammengelegt</span>', '<span>Pflege › Hilfe (2 Anbieter)</span>']],
  ['/en/edit/logs', {}, ['<span>Categories merged</span>', `aria-label="Undo: ${english}"`]],
  ['/en/edit/logs', removed, ['<span>News item removed</span>', '<span lang="de">Fest</span>']],
  ['/en/edit/logs', unknown, ['<span lang="de">Etwas getan</span>']],
])("at %s a line with %j has the reader's words, and German is marked as such", (path, changed, words) => {
  const search = { query: '', setQuery: () => {} }
  const table = createElement(LogTable, { lines: [{ ...merged, ...changed }], search })
  const provider = () => queryCacheOf({ data: {}, errors: {} })
  const drawn = drawnAt(path, createElement(SWRConfig, { value: { provider } }, table))
  for (const one of words) expect(drawn).toContain(one)
})

it('an empty list offers a telephone to visitors alone', () => {
  const phone = '09521 2222'
  const data = { [callUrl('GET /api/settings', {})]: { phone, phoneText: '', operator: phone } }
  const provider = () => queryCacheOf({ data, errors: {} })
  const notice = createElement(SWRConfig, { value: { provider } }, createElement(EmptyNotice, { title: '' }))
  expect(['/mylist', '/edit/trash'].map((url) => +drawnAt(url, notice).includes('tel:'))).toEqual([1, 0])
})
