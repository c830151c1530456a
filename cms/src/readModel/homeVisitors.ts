import type { Entry } from '@directory/shared/entry'
import { comesHome } from '@directory/shared/homeVisits'

interface HomeVisits {
  makesHomeVisits: boolean
  seemsToMakeHomeVisits: boolean
}

/** What was read from each entry, once: a changed entry is a new object. */
const known = new WeakMap<Entry, HomeVisits>()

function visitsOf(entry: Entry): HomeVisits {
  const before = known.get(entry)
  if (before) return before
  const makesHomeVisits = comesHome(entry)
  const { name, services } = entry
  const said = {
    makesHomeVisits,
    seemsToMakeHomeVisits: makesHomeVisits || comesHome({ ...entry, services: `${name}, ${services}` }),
  }
  known.set(entry, said)
  return said
}

/** Returns whether the entry makes home visits, as shown to visitors. */
export const makesHomeVisits = (entry: Entry): boolean => visitsOf(entry).makesHomeVisits

/**
 * Returns whether the entry makes home visits, judging by its name, too: good enough for ranking, too uncertain to
 * show.
 */
export const seemsToMakeHomeVisits = (entry: Entry): boolean => visitsOf(entry).seemsToMakeHomeVisits
