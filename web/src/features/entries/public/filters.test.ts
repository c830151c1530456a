import fc from 'fast-check'
import { filterNames } from '#shared/filters'
import { recordOf } from '#shared/ownValue'
import { formatFilters, groupings, noFilters, parseFilters } from './filters.ts'

const list = 'hassberge'

it('the address of filters omits the defaults, but never a chosen order', () => {
  expect(formatFilters(parseFilters('', list), list)).toBe('')
  expect(formatFilters(parseFilters('?group=&region=hassberge&q=&barrierfree=false', list), list)).toBe('')
  expect(formatFilters(parseFilters('?group=city&region=hassberge', list), list)).toBe('?group=city')
})

it('survives a round trip of every combination', () => {
  const filters = fc.record({
    group: fc.constantFrom('', ...groupings),
    region: fc.constantFrom('hassberge', 'alle'),
    q: fc.constantFrom('', 'Fuß & mehr, ä+b'),
    from: fc.constantFrom('', 'Haßfurt', 'Königsberg i. Bay.'),
    ...recordOf(filterNames, () => fc.boolean()),
  })
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(parseFilters(formatFilters(chosen, list), list)).toEqual(chosen)
    }),
  )
})

it('replaces unknown values by the default, and an unknown region by no limit', () => {
  const unknown = { ...noFilters, group: '', region: 'alle', q: '', from: '' }
  expect(parseFilters('?group=colour&barrierfree=yes&region=bamberg', list)).toEqual(unknown)
})

it.each([
  ['?q=a&q=b', 'a'],
  [`?q=${'x'.repeat(10_000)}`, 'x'.repeat(200)],
  ['?q=%00', ''],
  ['?q=Friseur%00%0AEbern', 'Friseur Ebern'],
])('takes one line of limited length as the query (%#)', (search, q) => {
  expect(parseFilters(search, list).q).toBe(q)
})
