import type { Access, Where } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { dayAfter, today } from '../../readModel/today.ts'

/** Dates are compared by day: their first ten characters. */
const ofDay = (date: string): Where => ({
  and: [
    { deletedAt: { exists: false } },
    { draft: { not_equals: true } },
    { or: [{ showFrom: { exists: false } }, { showFrom: { less_than: `${dayAfter(date)}T00:00:00.000Z` } }] },
    {
      or: [{ showUntil: { exists: false } }, { showUntil: { greater_than_equal: `${date}T00:00:00.000Z` } }],
    },
  ],
})

/** Staff see all news, everyone else what is meant for today. */
export const shownNews: Access = ({ req }) => isStaff({ req }) || ofDay(today())
