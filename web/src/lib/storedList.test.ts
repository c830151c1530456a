import { createStoredList } from './storedList.ts'
import { stubStorage } from './testStorage.ts'

const createNames = () =>
  createStoredList(
    'names',
    (names: string[]) => names.map((name) => name.trim()),
    (names) => [...names],
  )

it('a list is read as stored, and is empty if other hands have stored anything else', () => {
  const stored = stubStorage()
  const { read } = createNames()
  expect(read()).toEqual([])
  stored.names = '["Anna "]'
  expect(read()).toEqual(['Anna'])
  for (const text of ['', '{', 'null', '7', '{"a":1}', '[null]', '[7]']) {
    stored.names = text
    expect(read()).toEqual([])
  }
})
