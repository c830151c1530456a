/** Changes are written into the entry instead. */
export const callOutcomes = ['right', 'missed', 'gone'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** As many as one volunteer calls in an afternoon. */
export const callsPage = 20

export const confirmers = ['staff', 'provider', 'import'] as const
export type Confirmer = (typeof confirmers)[number]

const monthsUntilOutdated = 18
const monthsUntilDue = 12

type CheckAgeTest = (entry: { checkedAt: string | null }) => boolean

/**
 * Entries that were never checked get no warning.
 * @param today `YYYY-MM-DD`
 */
export function createOutdatedTest(today: string): CheckAgeTest {
  const first = monthsBefore(today, monthsUntilOutdated)
  return ({ checkedAt }) => checkedAt !== null && checkedAt < first
}

/** Also true if the entry was never checked; compare `createOutdatedTest`. */
export function createDueTest(today: string): CheckAgeTest {
  const first = monthsBefore(today, monthsUntilDue)
  return ({ checkedAt }) => checkedAt === null || checkedAt < first
}

/** Only for comparisons: the 31st of a shorter month sorts after its last day. */
function monthsBefore(day: string, months: number) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7) + day.slice(7)
}
