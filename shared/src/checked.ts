/** Who may have found an entry to be true. */
export const confirmers = ['staff', 'provider', 'import'] as const
export type Confirmer = (typeof confirmers)[number]

const monthsUntilOutdated = 18
/** After so many months somebody is to ask again. */
const monthsUntilDue = 12

type Tells = (entry: { checkedAt: string | null }) => boolean

/**
 * Tells of entries whether readers are warned that what they say is old. Those of which nobody knows claim nothing.
 *
 * @param today `YYYY-MM-DD`
 */
export function outdatedOn(today: string): Tells {
  const first = monthsBefore(today, monthsUntilOutdated)
  return ({ checkedAt }) => checkedAt !== null && checkedAt < first
}

/** Tells of entries whether somebody is to ask again, or was never asked; as `outdatedOn`. */
export function dueOn(today: string): Tells {
  const first = monthsBefore(today, monthsUntilDue)
  return ({ checkedAt }) => checkedAt === null || checkedAt < first
}

/** To be compared with days only: the 31st of a shorter month comes after its last day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const whole = year * 12 + (month - 1) - months
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(Math.floor(whole / 12), 4)}-${pad((whole % 12) + 1, 2)}${day.slice(7)}`
}
