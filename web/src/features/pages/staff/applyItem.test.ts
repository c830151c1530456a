import { isAllowedInCell, isOn } from './applyItem.ts'
import { type Formats, firstGroups, moreGroups } from './toolbarItems.ts'

const switches = [...firstGroups, ...moreGroups]
  .flatMap(({ items }) => items)
  .filter((item) => item.kind === 'switch')

it.each(switches)('the switch $label is on where the text has its format, and nowhere else', (item) => {
  const values: Record<string, unknown[]> = {
    list: ['bullet', 'ordered', 'unchecked', 'checked'],
    direction: ['rtl'],
  }
  // A ticked line is one of the list of ticks.
  const own = item.value === 'unchecked' ? ['unchecked', 'checked'] : [item.value]
  for (const value of values[item.format] ?? [true])
    expect(isOn({ [item.format]: value }, item), String(value)).toBe(own.includes(value as never))
  const others: Formats[] = [{}, { [item.format]: undefined }, { header: 2 }, { list: true, align: 'right' }]
  for (const formats of others) expect(isOn(formats, item)).toBe(false)
})

it('a cell is neither heading, quotation nor list, and holds no video', () => {
  const all = [...firstGroups, ...moreGroups].flatMap(({ items }) => items)
  const nameOf = (item: (typeof all)[number]) => (item.kind === 'action' ? item.action : item.format)
  const refused = all.map(nameOf).filter((name) => !isAllowedInCell({ table: 'row-1' }, name))
  expect([...new Set(refused)].sort()).toEqual(['blockquote', 'header', 'indent', 'list', 'outdent', 'video'])
  expect(all.map(nameOf).every((name) => isAllowedInCell({}, name))).toBe(true)
})
