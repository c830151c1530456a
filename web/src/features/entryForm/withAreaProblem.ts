import { call } from '../../lib/api.ts'
import type { EntryValues } from './entryValues.ts'

/**
 * What is wrong, and with it an area that means nothing or names a town that nobody knows, which the server tells. Asked
 * where something else is wrong, so that all is named at once; else saving says it.
 */
export async function withAreaProblem(
  wrong: ReadonlyMap<string, string>,
  before: Pick<EntryValues, 'serviceArea'>,
  { serviceArea, city }: Pick<EntryValues, 'serviceArea' | 'city'>,
): Promise<Map<string, string>> {
  const found = new Map(wrong)
  if (found.size === 0 || found.has('serviceArea') || serviceArea.trim() === before.serviceArea.trim())
    return found
  const code = await problemOf(serviceArea, city).catch(() => null)
  if (code) found.set('serviceArea', code)
  return found
}

async function problemOf(line: string, city: string): Promise<string | null> {
  const [{ districtNamesOf, readTypedArea }, { region }] = await Promise.all([
    import('@directory/shared/typedServiceArea'),
    call('GET /api/settings', {}),
  ])
  const area = readTypedArea(line, { districtNames: districtNamesOf(region), city })
  if (area === null) return 'area_invalid'
  if (area.kind !== 'towns') return null
  const ask = (city_name: string) => call('GET /api/autocompleteCityFromCityName', { city_name })
  const answers = await Promise.all(area.towns.map(ask))
  return answers.some(({ isTown }) => !isTown) ? 'area_town_unknown' : null
}
