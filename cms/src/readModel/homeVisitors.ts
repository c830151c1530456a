import type { Entry } from '@directory/shared/entry'
import { comesHome } from '@directory/shared/homeVisits'

interface HomeVisits {
  makesHomeVisits: boolean
  seemsToMakeHomeVisits: boolean
}

/** Read once for each entry; an entry that is changed is another one. */
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

/** True if the entry makes home visits, as visitors are shown it. */
export const makesHomeVisits = (entry: Entry): boolean => visitsOf(entry).makesHomeVisits

/** The same with what the name alone says: enough to be ranked by, too little to be shown. */
export const seemsToMakeHomeVisits = (entry: Entry): boolean => visitsOf(entry).seemsToMakeHomeVisits
