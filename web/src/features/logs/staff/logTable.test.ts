import { createElement } from 'react'
import { SWRConfig } from 'swr'
import { queryCacheOf } from '../../../lib/api.ts'
import { drawnAt } from '../../../lib/testTexts.ts'
import { type LogLine, LogTable } from './LogTable.tsx'

const line: LogLine = {
  ...{ auuid: 'l1', timestamp: '2026-11-24T10:00:00.000Z', user: 'anna', link: '', parts: 0, canUndo: true },
  ...{ action: 'Kategorien zusammengelegt', entry: 'Pflege › Hilfe (2 Anbieter)' },
  ...{ kind: 'categories_merged', values: { from: 'Pflege', into: 'Hilfe', count: 2 }, noun: 'categories' },
  ...{ target: 'c1', hasVersions: false, undoneAt: '', undoneBy: '' },
}
const old = { kind: '', values: {}, action: 'Etwas getan', entry: 'Eins' }
const named = { kind: 'removed', values: { noun: 'news' }, action: 'Neuigkeit entfernt', entry: 'Fest' }

function drawn(path: string, changed: Partial<LogLine> = {}): string {
  const lines = [{ ...line, ...changed }]
  const search = { query: '', setQuery: () => {} }
  const table = createElement(LogTable, { lines, search })
  const provider = () => queryCacheOf({ data: {}, errors: {} })
  return drawnAt(path, createElement(SWRConfig, { value: { provider } }, table))
}

it("words a line and its undo button in the reader's language", () => {
  const english = drawn('/en/edit/logs')
  expect(english).toContain('<span>Categories merged</span>')
  expect(english).toContain('<span>Pflege › Hilfe (2 providers)</span>')
  expect(english).toContain('aria-label="Undo: Categories merged, Pflege › Hilfe (2 providers)"')
  const german = drawn('/edit/logs')
  expect(german).toContain('<span>Kategorien zusammengelegt</span>')
  expect(german).toContain('<span>Pflege › Hilfe (2 Anbieter)</span>')
})

it('marks texts that exist only in German as German', () => {
  expect(drawn('/en/edit/logs', named)).toContain('<span>News item removed</span>')
  expect(drawn('/en/edit/logs', named)).toContain('<span lang="de">Fest</span>')
  expect(drawn('/en/edit/logs', old)).toContain('<span lang="de">Etwas getan</span>')
})
