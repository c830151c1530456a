/** Who may have found an entry to be true. */
export type Confirmer = 'staff' | 'provider' | 'import'

const monthsUntilOutdated = 18
/** After so many months somebody is to ask again. */
const monthsUntilDue = 12

/** Whether readers are told that what an entry says is old. `null`, as nobody knows, claims nothing. Both `YYYY-MM-DD`. */
export const isOutdated = (checkedAt: string | null, today: string): boolean =>
  checkedAt !== null && checkedAt < monthsBefore(today, monthsUntilOutdated)

/** Whether an entry is to be checked again, or was never checked. Both `YYYY-MM-DD`. */
export const isDue = (checkedAt: string | null, today: string): boolean =>
  checkedAt === null || checkedAt < monthsBefore(today, monthsUntilDue)

/** To be compared with days only: the 31st of a shorter month comes after its last day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const whole = year * 12 + (month - 1) - months
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(Math.floor(whole / 12), 4)}-${pad((whole % 12) + 1, 2)}${day.slice(7)}`
}
