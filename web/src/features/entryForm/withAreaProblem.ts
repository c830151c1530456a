import { call } from '../../lib/api.ts'
import type { EntryValues } from './entryValues.ts'

/**
 * Adds an error of the service area, which only the server can find. Called if there are other errors, so that all show
 * at once; otherwise saving finds it.
 */
export async function withAreaProblem(
  problems: ReadonlyMap<string, string>,
  before: Pick<EntryValues, 'serviceArea'>,
  { serviceArea, city }: Pick<EntryValues, 'serviceArea' | 'city'>,
): Promise<Map<string, string>> {
  const allProblems = new Map(problems)
  if (
    allProblems.size === 0 ||
    allProblems.has('serviceArea') ||
    serviceArea.trim() === before.serviceArea.trim()
  )
    return allProblems
  const code = await areaProblem(serviceArea, city).catch(() => null)
  if (code) allProblems.set('serviceArea', code)
  return allProblems
}

async function areaProblem(line: string, city: string): Promise<string | null> {
  const [{ districtNamesOf, readTypedArea }, { region }] = await Promise.all([
    import('@directory/shared/typedServiceArea'),
    call('GET /api/settings', {}),
  ])
  const area = readTypedArea(line, { districtNames: districtNamesOf(region), city })
  if (area === null) return 'area_invalid'
  if (area.kind !== 'towns') return null
  const lookUpTown = (city_name: string) => call('GET /api/autocompleteCityFromCityName', { city_name })
  const answers = await Promise.all(area.towns.map(lookUpTown))
  return answers.some(({ isTown }) => !isTown) ? 'area_town_unknown' : null
}
