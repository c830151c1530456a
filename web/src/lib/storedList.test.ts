import { createStoredList } from './storedList.ts'
import { stubStorage } from './testStorage.ts'

it('a list is read as stored, and is empty if its storage has other data', () => {
  const stored = stubStorage()
  const trimmed = (names: readonly string[]) => names.map((name) => name.trim())
  const { read } = createStoredList('names', trimmed, trimmed)
  expect(read()).toEqual([])
  stored.names = '["Anna "]'
  expect(read()).toEqual(['Anna'])
  for (const text of ['', '{', 'null', '7', '{"a":1}', '[null]', '[7]']) {
    stored.names = text
    expect(read()).toEqual([])
  }
})
