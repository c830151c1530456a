import { districtNamesOf } from '@directory/shared/serviceArea'
import { useMemo } from 'react'
import { useCall } from '../../lib/api.ts'

/** What the district is called: of a line that names it the server knows whether a town is meant. */
export function useDistrictNames(): readonly string[] {
  const region = useCall('GET /api/settings', {}).data?.region
  return useMemo(() => (region ? districtNamesOf(region) : []), [region])
}
