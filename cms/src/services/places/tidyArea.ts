import {
  districtNamesOf,
  type OwnPlace,
  readServiceArea,
  tidyServiceArea,
} from '@directory/shared/serviceArea'
import type { Payload } from 'payload'
import { readModelOf } from '../readModel/readModel.ts'
import { isTown } from './postcodes.ts'

interface Fields {
  serviceArea?: string | null
  city?: string | null
}

/** What a line of an area may lean on. */
export function ownPlaceOf(payload: Payload): OwnPlace {
  return { districtNames: districtNamesOf(readModelOf(payload).settings().region, isTown) }
}

/** Fields as somebody sent them, their area as it is stored: "Landkreis Haßberge" is the whole district only here. */
export function withTidyArea<Given extends Fields>(
  payload: Payload,
  given: Given,
  present?: Fields | null,
): Given {
  if (!given.serviceArea || isClear(given.serviceArea)) return given
  const own = { ...ownPlaceOf(payload), city: given.city ?? present?.city }
  return { ...given, serviceArea: tidyServiceArea(given.serviceArea, own) }
}

/** Whether the line means the same everywhere; one name alone may be the district's. */
function isClear(line: string): boolean {
  const area = readServiceArea(line)
  return area !== null && !(area.kind === 'towns' && area.towns.length === 1)
}
