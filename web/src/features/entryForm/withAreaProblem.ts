import { call } from '../../lib/api.ts'
import type { EntryValues } from './entryValues.ts'

/**
 * Adds an error of the service area, which only the server can find. Called if there are other errors, so that all show
 * at once; otherwise saving finds it.
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
