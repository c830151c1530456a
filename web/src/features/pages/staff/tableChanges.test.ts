import type { Op } from '@directory/shared/pageHtml/ops'
import { readWithParse5 } from '@directory/shared/pageHtml/readWithParse5.fixture'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import { changedTable, type TableChange, withTable } from './tableChanges.ts'

const html =
  '<p>x</p><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table><p>y</p>'
const { ops } = readWithParse5(html)
const cells = (now: readonly Op[]) =>
  [...writeHtml(now).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace('<br>', '')).join(),
  )

// Positions in the text: x\n a\n b\n c\n d\n y\n
it.each<[TableChange, number, string[], number]>([
  ['rowAbove', 6, ['a,b', ',', 'c,d'], 6],
  ['rowBelow', 8, ['a,b', 'c,d', ','], 11],
  ['columnLeft', 2, [',a,b', ',c,d'], 2],
  ['columnRight', 4, ['a,b,', 'c,d,'], 6],
  ['deleteRow', 2, ['c,d'], 2],
  ['deleteColumn', 9, ['a', 'c'], 4],
  ['deleteTable', 4, [], 2],
])('%s at %i', (action, index, rows, at) => {
  const changed = changedTable(ops, index, action)
  expect(cells(changed?.ops ?? [])).toEqual(rows)
  expect(changed?.at).toBe(at)
  expect(writeHtml(changed?.ops ?? [])).toMatch(/^<p>x<\/p>.*<p>y<\/p>$/)
})

it('nothing is changed where there is no table', () => {
  expect(changedTable(ops, 0, 'rowBelow')).toBeNull()
  expect(changedTable(ops, 10, 'deleteTable')).toBeNull()
})

it('a table comes below its line and never joins another one', () => {
  const { ops: two, at } = withTable(ops, 1, 2, 3)
  expect(at).toBe(2)
  expect(writeHtml(two)).toMatch(/^<p>x<\/p><table>.*<\/table><p><br><\/p><table>.*<\/table><p>y<\/p>$/)
  expect(cells(two)).toEqual([',,', ',,', 'a,b', 'c,d'])
  expect(writeHtml(withTable([{ insert: '\n' }], 0, 1, 1).ops)).toMatch(/<\/table><p><br><\/p>$/)
})
