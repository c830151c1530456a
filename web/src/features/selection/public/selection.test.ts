import { stubStorage } from '#lib/testStorage.ts'
import { addressList, clearSelected, mailtoHref, type Selected, toggleSelection } from './selection.ts'

const person = (n: number): Selected => ({ uuid: `u${n}`, name: `Anbieter ${n}`, email: `a${n}@example.org` })
const five = [1, 2, 3, 4, 5].map(person)

it('adds and removes a provider, and drops the oldest for a sixth', () => {
  const stored = stubStorage()
  const selected = () => JSON.parse(stored.selectedEntry ?? '[]')
  expect(five.map(toggleSelection)).toEqual(five.map(() => undefined))
  expect(selected()).toEqual(five)
  expect(toggleSelection(person(6))).toEqual(person(1))
  expect(toggleSelection(person(3))).toBeUndefined()
  expect(selected()).toEqual([2, 4, 5, 6].map(person))
  const broken = [null, 'a', { uuid: 'x', name: 'X', email: '' }, { uuid: 'x', email: 'x@example.org' }]
  stored.selectedEntry = JSON.stringify([...broken, ...five, person(6)])
  toggleSelection(person(6))
  expect(selected()).toEqual(five.slice(1))
  clearSelected()
  expect(stored).toEqual({})
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
