import { ErrorDeletingFile, FileUploadError } from 'payload'
import { expect, it } from 'vitest'
import { fileIsStored, isStorageFailure } from './storageFailure.ts'

it('what Payload says of a disk that takes nothing speaks of the disk, and of a file only while that is looked at', () => {
  expect(isStorageFailure(new ErrorDeletingFile())).toBe(true)
  expect(isStorageFailure(new FileUploadError(), { [fileIsStored]: true })).toBe(true)
  expect(isStorageFailure(new FileUploadError())).toBe(false)
})

it('finds what the disk said behind what others made of it', () => {
  const said = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(isStorageFailure(new Error('query failed', { cause: new Error('insert', { cause: said }) }))).toBe(
    true,
  )
  expect(isStorageFailure(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isStorageFailure('ENOSPC')).toBe(false)
})
