import type { Entry } from '#shared/entry'
import { makesHomeVisitsOrSaysSo } from '#shared/homeVisits'

interface HomeVisits {
  makesHomeVisits: boolean
  seemsToMakeHomeVisits: boolean
}

/** Home visits of each entry, read once: a changed entry is a new object. */
const cache = new WeakMap<Entry, HomeVisits>()

function visitsOf(entry: Entry) {
  const before = cache.get(entry)
  if (before) return before
  const makesHomeVisits = makesHomeVisitsOrSaysSo(entry)
  const { name, services } = entry
  const visits = {
    makesHomeVisits,
    seemsToMakeHomeVisits:
      makesHomeVisits || makesHomeVisitsOrSaysSo({ ...entry, services: `${name}, ${services}` }),
  }
  cache.set(entry, visits)
  return visits
}

export const makesHomeVisits = (entry: Entry) => visitsOf(entry).makesHomeVisits

/** The same, judging by the name, too: good enough to rank, too uncertain to show. */
export const seemsToMakeHomeVisits = (entry: Entry) => visitsOf(entry).seemsToMakeHomeVisits
