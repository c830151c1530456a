import type { VersionedNoun } from '@directory/shared/past'
import { useCall } from '../../../lib/api.ts'

export interface VersionsOf {
  noun: VersionedNoun
  /** Of a page its name. */
  id: string
}

/** Whose version it is, as texts take it. */
export interface Quicker {
  known: 'one' | 'other'
  name: string
}

/** Who made the version of that moment; where nobody knows, texts speak of somebody. */
export function useQuicker(of: VersionsOf | undefined, updatedAt: string): Quicker {
  const { data } = useCall('GET /api/versions', of ?? null)
  const version = data?.versions.find(({ at }) => Date.parse(at) === Date.parse(updatedAt))
  const name = version?.by ?? ''
  return { known: name === '' ? 'other' : 'one', name }
}
