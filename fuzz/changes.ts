import { factsOf } from '@directory/cms/collectionRegister.ts'
import type { Complaint } from './judge.ts'
import type { RoleGroup } from './plan.ts'
import type { Stored } from './questions.ts'

/** Finds changes in the database that no user of the group is allowed to make. `own` is the account of the Editor. */
export function forbiddenChanges(
  group: RoleGroup,
  before: readonly Stored[],
  after: readonly Stored[],
  own: string,
): Complaint[] {
  if (group === 'admin') return []
  const there = new Map(before.map((one) => [`${one.collection} ${one.key}`, one]))
  const now = new Set(after.map((one) => `${one.collection} ${one.key}`))
  const known = new Set(before.map(({ collection, of }) => `${collection} ${of}`))
  const rightTo = (collection: string) =>
    factsOf(collection)?.mayChange[group === 'nobody' ? 'visitor' : 'editor'] ?? 'nothing'
  const complain = (what: string, { collection, key }: Stored) => ({
    what: `${group} ${what} in ${collection}`,
    detail: key,
  })
  return [
    ...before
      .filter((one) => rightTo(one.collection) !== 'everything' && !now.has(`${one.collection} ${one.key}`))
      .map((one) => complain('removed something', one)),
    ...after.flatMap((one) => {
      const right = rightTo(one.collection)
      if (right === 'everything') return []
      const earlier = there.get(`${one.collection} ${one.key}`)
      // Users may change their own password.
      if (group === 'editor' && one.collection === 'users' && one.key === own) return []
      if (earlier) return earlier.hash === one.hash ? [] : [complain('changed something', one)]
      if (right === 'nothing' || (one.key !== one.of && known.has(`${one.collection} ${one.of}`)))
        return [complain('added something', one)]
      return one.collection === 'entries' && !one.isPending ? [complain('published something', one)] : []
    }),
  ]
}
