import type { Entry } from '#shared/entry'
import { fold } from '#shared/fold'
import { townsServed } from '#shared/visitorLocation'
import { makesHomeVisits } from './homeVisitors.ts'

/** Named as areas of home visits, whether or not a provider is listed there. */
export class ServedTowns {
  changes = 0
  private towns = new Map<string, { name: string; entries: number }>()

  add(entry: Entry) {
    for (const name of servedBy(entry)) {
      const town = this.towns.get(fold(name))
      if (town) town.entries++
      else {
        this.towns.set(fold(name), { name, entries: 1 })
        this.changes++
      }
    }
  }

  remove(entry: Entry) {
    for (const name of servedBy(entry)) {
      const town = this.towns.get(fold(name))
      if (!town || --town.entries > 0) continue
      this.towns.delete(fold(name))
      this.changes++
    }
  }

  names() {
    return [...this.towns.values()].map(({ name }) => name)
  }
}

const servedBy = (entry: Entry) =>
  entry.serviceArea !== '' && makesHomeVisits(entry) ? townsServed(entry) : []
