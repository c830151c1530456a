import type { Entry } from '@directory/shared/entry'
import type { Payload, TypedUser } from 'payload'
import { unknownDocument } from '../documents.ts'
import { entryOf } from './entryOf.ts'

/** A public entry as it stands in the database. @throws ApiError where there is none of that id */
export async function publicEntry(payload: Payload, user: TypedUser, id: string): Promise<Entry> {
  const read = { collection: 'entries', id, depth: 1, disableErrors: true } as const
  const found = id === '' ? null : await payload.findByID({ ...read, overrideAccess: false, user })
  if (found?.state !== 'published') throw unknownDocument('entries')
  return entryOf(found)
}
