import { isStorageFailure } from './storageFailure.ts'

it('finds the disk error wrapped in other errors', () => {
  const said = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(isStorageFailure(new Error('query failed', { cause: new Error('insert', { cause: said }) }))).toBe(
    true,
  )
  expect(isStorageFailure(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isStorageFailure('ENOSPC')).toBe(false)
})
