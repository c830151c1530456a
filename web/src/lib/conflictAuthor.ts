import type { OutputOf } from '#shared/contract'
import type { VersionedNoun } from '#shared/nouns'
import { call, useCall } from './api.ts'

export interface VersionedDocument {
  noun: VersionedNoun
  /** Id, or for a page its name. */
  id: string
}

/** If unknown, the texts say "somebody". */
export interface ConflictAuthor {
  known: 'one' | 'other'
  name: string
}

export const conflictAuthorNamed = (name: string): ConflictAuthor => ({
  known: name === '' ? 'other' : 'one',
  name,
})

const authorOf = (data: OutputOf<'GET /api/versions'> | undefined, updatedAt: string): ConflictAuthor =>
  conflictAuthorNamed(data?.versions.find(({ at }) => Date.parse(at) === Date.parse(updatedAt))?.by ?? '')

export function useConflictAuthor(versioned: VersionedDocument | null, updatedAt: string): ConflictAuthor {
  return authorOf(useCall('GET /api/versions', versioned).data, updatedAt)
}

export const fetchConflictAuthor = (
  versioned: VersionedDocument,
  updatedAt: string,
): Promise<ConflictAuthor> =>
  call('GET /api/versions', versioned).then(
    (data) => authorOf(data, updatedAt),
    () => conflictAuthorNamed(''),
  )
