import { isAllowedInCell, isOn } from './applyItem.ts'
import { type Formats, firstGroups, moreGroups } from './toolbarItems.ts'

const items = [...firstGroups, ...moreGroups].flatMap(({ items }) => items)

it.each(items.filter((item) => item.kind === 'switch'))(
  'the switch $label is on where the text has its format, and nowhere else',
  (item) => {
    const lists = item.format === 'list' ? ['bullet', 'ordered', 'unchecked', 'checked'] : [item.value]
    const own = item.value === 'unchecked' ? ['unchecked', 'checked'] : [item.value]
    expect(lists.filter((value) => isOn({ [item.format]: value }, item))).toEqual(own)
    const others: Formats[] = [
      {},
      { [item.format]: undefined },
      { header: 2 },
      { list: true, align: 'right' },
    ]
    for (const formats of others) expect(isOn(formats, item)).toBe(false)
  },
)

it('a cell is neither heading, quotation nor list, and holds no video', () => {
  const names = items.map((item) => (item.kind === 'action' ? item.action : item.format))
  const refused = names.filter((name) => !isAllowedInCell({ table: 'row-1' }, name))
  expect([...new Set(refused)].sort()).toEqual(['blockquote', 'header', 'indent', 'list', 'outdent', 'video'])
  expect(names.every((name) => isAllowedInCell({}, name))).toBe(true)
})
