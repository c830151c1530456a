import { expect, it } from 'vitest'
import { forbiddenChanges } from './changes.ts'
import type { RoleGroup } from './plan.ts'
import type { Stored } from './questions.ts'

const doc = (collection: string, key: string, hash = 'same', isPending = false): Stored => ({
  ...{ collection, key, of: key, hash, isPending },
})
const version = (collection: string, of: string): Stored => ({
  ...{ collection, key: `version ${of} x`, of, hash: 'x', isPending: false },
})
const before = [doc('entries', 'a'), doc('users', 'editor'), doc('users', 'admin'), doc('pages', 'about')]
const changes = (group: RoleGroup, after: Stored[]) =>
  forbiddenChanges(group, before, after, 'editor').map(({ what }) => what)
const withThese = (...more: Stored[]) => [
  ...before.filter(({ key }) => !more.some((one) => one.key === key)),
  ...more,
]

it('visitors may ask for entries, and change none', () => {
  expect(changes('nobody', withThese(doc('entries', 'b', 'new', true), doc('change-requests', 'c')))).toEqual(
    [],
  )
  expect(changes('nobody', withThese(doc('entries', 'b')))).toEqual(['nobody published something in entries'])
  expect(changes('nobody', withThese(doc('entries', 'a', 'other')))).toEqual([
    'nobody changed something in entries',
  ])
  expect(changes('nobody', withThese(version('entries', 'a')))).toEqual(['nobody added something in entries'])
  expect(changes('nobody', before.slice(1))).toEqual(['nobody removed something in entries'])
  expect(changes('nobody', withThese(doc('logs', 'l')))).toEqual(['nobody added something in logs'])
})

it('an Editor may change content and the own account, but no other account and no page', () => {
  expect(changes('editor', withThese(doc('entries', 'a', 'other'), doc('users', 'editor', 'other')))).toEqual(
    [],
  )
  expect(changes('editor', withThese(doc('users', 'admin', 'other')))).toEqual([
    'editor changed something in users',
  ])
  expect(changes('editor', withThese(doc('pages', 'about', 'other')))).toEqual([
    'editor changed something in pages',
  ])
  expect(changes('admin', [])).toEqual([])
})
