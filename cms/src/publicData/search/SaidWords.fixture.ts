import { withoutBarrierfree } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import { includesFolded } from '#shared/fold'
import type { PublicData } from '../model/createPublicData.ts'

export function entriesOf(model: PublicData): Entry[] {
  return model.allCategories('').flatMap((category) => model.entriesOfCategory(category))
}

export function servicesOf(entries: readonly Entry[]): Map<string, Entry> {
  const services = new Map<string, Entry>()
  for (const entry of entries)
    for (const service of withoutBarrierfree(entry.services).split(',')) {
      const written = service.trim()
      if (written !== '' && !services.has(written)) services.set(written, entry)
    }
  return services
}

export const says = (entry: Entry | undefined, service: string) =>
  entry !== undefined &&
  includesFolded([entry.name, entry.category, entry.services, entry.additionalInfo].join('\n'), service)

/** Typed alone and with the town of a provider. */
export function missedServices(model: PublicData, services: ReadonlyMap<string, Entry>) {
  const alone: string[] = []
  const withTown: string[] = []
  const denied: string[] = []
  for (const [i, [service, { city }]] of [...services].entries()) {
    if (!says(model.search(service)[0], service)) alone.push(service)
    if (city === '') continue
    const query = i % 2 === 0 ? `${service} ${city}` : `${service} in ${city}`.toLowerCase()
    const [first] = model.search(query)
    if (!says(first, service) || first?.city !== city) withTown.push(query)
    if (model.searchHelp(query).isNobodyThere) denied.push(query)
  }
  return { alone, withTown, denied }
}
