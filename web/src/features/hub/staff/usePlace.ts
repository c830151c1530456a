import { splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { staffAreasFor } from './staffAreas.ts'

/** Returns the (German) path of the open page, the areas of the user's role, and the one that the page belongs to. */
export function usePlace() {
  const { data: who } = useCall('GET /api/getRole', {})
  const here = splitLocale(useLocation().pathname).path
  const areas = staffAreasFor(who?.role ?? 'Editor')
  const isWithin = ({ to }: { to: string }) => here === to || here.startsWith(`${to}/`)
  return { here, areas, place: areas.find(({ links }) => links.some(isWithin)) }
}
