import { ErrorDeletingFile, FileUploadError } from 'payload'
import { expect, it } from 'vitest'
import { fileIsStored, isNotKept } from './notKept.ts'

it('what Payload says of a disk that takes nothing speaks of the disk, and of a file only while that is looked at', () => {
  expect(isNotKept(new ErrorDeletingFile())).toBe(true)
  expect(isNotKept(new FileUploadError(), { [fileIsStored]: true })).toBe(true)
  expect(isNotKept(new FileUploadError())).toBe(false)
})

it('finds what the disk said behind what others made of it', () => {
  const said = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(isNotKept(new Error('query failed', { cause: new Error('insert', { cause: said }) }))).toBe(true)
  expect(isNotKept(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isNotKept('ENOSPC')).toBe(false)
})
