import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'

/** Names of the categories whose providers come to the house if they say nothing. */
export function useComesByNature(): ReadonlySet<string> {
  const { data } = useCall('GET /api/visitingcategories', {})
  return useMemo(() => new Set(data), [data])
}
