import type { OutputOf } from '@directory/shared/contract'
import type { VersionedNoun } from '@directory/shared/past'
import { call, useCall } from './api.ts'

export interface VersionsOf {
  noun: VersionedNoun
  /** Of a page: its name. */
  id: string
}

/** The author of a conflicting version, as values for texts; without a known author the texts say "somebody". */
export interface Quicker {
  known: 'one' | 'other'
  name: string
}

export const quickerNamed = (name: string): Quicker => ({ known: name === '' ? 'other' : 'one', name })

const authorOf = (data: OutputOf<'GET /api/versions'> | undefined, updatedAt: string): Quicker =>
  quickerNamed(data?.versions.find(({ at }) => Date.parse(at) === Date.parse(updatedAt))?.by ?? '')

/** The author of the version saved at that moment. */
export function useQuicker(of: VersionsOf | null, updatedAt: string): Quicker {
  return authorOf(useCall('GET /api/versions', of).data, updatedAt)
}

/** The same as a single request. */
export const askQuicker = (of: VersionsOf, updatedAt: string): Promise<Quicker> =>
  call('GET /api/versions', of).then(
    (data) => authorOf(data, updatedAt),
    () => quickerNamed(''),
  )
