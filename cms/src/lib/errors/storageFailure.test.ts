import { ErrorDeletingFile, FileUploadError } from 'payload'
import { fileIsStored, isStorageFailure } from './storageFailure.ts'

it('Payload’s error for a full disk counts as one, and as a file error only while files are checked', () => {
  expect(isStorageFailure(new ErrorDeletingFile())).toBe(true)
  expect(isStorageFailure(new FileUploadError(), { [fileIsStored]: true })).toBe(true)
  expect(isStorageFailure(new FileUploadError())).toBe(false)
})

it('finds the disk error wrapped in other errors', () => {
  const said = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(isStorageFailure(new Error('query failed', { cause: new Error('insert', { cause: said }) }))).toBe(
    true,
  )
  expect(isStorageFailure(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isStorageFailure('ENOSPC')).toBe(false)
})
