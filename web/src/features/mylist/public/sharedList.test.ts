import { randomUUID } from 'node:crypto'
import { hashOfIds, isBrokenHash, maxShared, readHash } from './sharedList.ts'

const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string)

it('a list in a link has 22 characters per provider and is read back unchanged', () => {
  for (const count of [1, 2, maxShared]) {
    const list = ids(count)
    const hash = hashOfIds(list)
    expect(hash).toMatch(new RegExp(`^[\\w-]{${22 * count}}$`))
    expect(readHash(`#${hash}`)).toEqual({ ids: list, isIncomplete: false })
  }
  const edges = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  expect(readHash(`#${hashOfIds(edges)}`)?.ids).toEqual(edges)
})

it('a list in a link holds fifty providers; a longer one opens fifty and counts as incomplete', () => {
  const list = ids(60)
  expect(readHash(`#${hashOfIds(list)}`)?.ids).toEqual(list.slice(0, maxShared))
  const longer = list.map((id) => hashOfIds([id])).join('')
  expect(readHash(`#${longer}`)).toEqual({ ids: list.slice(0, maxShared), isIncomplete: true })
})

it('a list in a link opens the intact part of a broken link', () => {
  const list = ids(3)
  const hash = hashOfIds(list)
  expect(readHash(`#${hash.slice(0, 60)}`)).toEqual({ ids: list.slice(0, 2), isIncomplete: true })
  expect(readHash(`#${hash}.`)).toEqual({ ids: list, isIncomplete: true })
  expect(readHash(`#${'%'.repeat(22)}`)).toEqual({ ids: [], isIncomplete: true })
  expect(readHash(`#${'ä'.repeat(44)}`)).toEqual({ ids: [], isIncomplete: true })
  const [first = ''] = list
  expect(readHash(`#${hashOfIds([first, first])}`)).toEqual({ ids: [first], isIncomplete: false })
})

it('a list in a link is broken if it is neither a list nor an anchor of the page', () => {
  const isBroken = (hash: string) => isBrokenHash(hash, (id) => id === 'main')
  for (const hash of ['#abc', '#%', `#${hashOfIds(ids(1)).slice(0, 21)}`]) expect(isBroken(hash)).toBe(true)
  for (const hash of ['', '#', '#main', '#line-x', `#${hashOfIds(ids(1))}`])
    expect(isBroken(hash)).toBe(false)
})
