import { addressList, mailtoHref, parseSelected, type Selected, toggleSelected } from './selection.ts'

const person = (n: number): Selected => ({ uuid: `u${n}`, name: `Anbieter ${n}`, email: `a${n}@example.org` })
const five = [1, 2, 3, 4, 5].map(person)

describe('selection', () => {
  it('adds and removes a provider', () => {
    const added = toggleSelected([], person(1))
    expect(added).toEqual({ selected: [person(1)], dropped: null })
    expect(toggleSelected(added.selected, person(1)).selected).toEqual([])
  })

  it('drops the oldest provider for a sixth', () => {
    const { selected, dropped } = toggleSelected(five, person(6))
    expect(selected.map((one) => one.uuid)).toEqual(['u2', 'u3', 'u4', 'u5', 'u6'])
    expect(dropped).toEqual(person(1))
  })

  it('reads stored data, even if broken', () => {
    expect(parseSelected(JSON.stringify(five))).toEqual(five)
    for (const broken of [null, '{', '{"a":1}']) expect(parseSelected(broken)).toEqual([])
    const some = [null, 'a', { uuid: 'x', name: 'X', email: '' }, person(1)]
    expect(parseSelected(JSON.stringify(some))).toEqual([person(1)])
    expect(parseSelected(JSON.stringify([...five, person(6)]))).toHaveLength(5)
  })

  it('lists each address once, to be copied', () => {
    expect(addressList([person(1), person(2), { ...person(1), uuid: 'u9' }])).toBe(
      'a1@example.org, a2@example.org',
    )
  })

  it('writes to all in blind copy, each address once and encoded', () => {
    expect(mailtoHref(five.slice(0, 2))).toBe('mailto:?bcc=a1@example.org,a2@example.org')
    const odd = { uuid: 'x', name: 'X', email: 'a&b,c?d#e+f@müller.example.org' }
    expect(mailtoHref([odd, { ...odd, uuid: 'y' }])).toBe(
      'mailto:?bcc=a%26b%2Cc%3Fd%23e%2Bf@m%C3%BCller.example.org',
    )
  })
})
