import type { Entry } from '@directory/shared/entry'
import { comesHome } from '@directory/shared/homeVisits'

interface Said {
  makesHomeVisits: boolean
  seemsToCome: boolean
}

/** Read once for each entry; an entry that is changed is another one. */
const known = new WeakMap<Entry, Said>()

function saidBy(entry: Entry): Said {
  const before = known.get(entry)
  if (before) return before
  const makesHomeVisits = comesHome(entry)
  const { name, services } = entry
  const said = {
    makesHomeVisits,
    seemsToCome: makesHomeVisits || comesHome({ ...entry, services: `${name}, ${services}` }),
  }
  known.set(entry, said)
  return said
}

/** True if the entry makes home visits, as visitors are shown it. */
export const comes = (entry: Entry): boolean => saidBy(entry).makesHomeVisits

/** The same with what the name alone says: enough to be ranked by, too little to be shown. */
export const seemsToCome = (entry: Entry): boolean => saidBy(entry).seemsToCome
