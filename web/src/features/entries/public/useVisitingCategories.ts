import { useMemo } from 'react'
import { useCall } from '#lib/api.ts'

/** Those whose providers visit homes if they say nothing. */
export function useVisitingCategories(): ReadonlySet<string> {
  const { data } = useCall('GET /api/visitingcategories', {})
  return useMemo(() => new Set(data), [data])
}
