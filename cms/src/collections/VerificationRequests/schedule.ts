import { dayMs } from '#clock.ts'
import { createDueTest } from '#shared/checked'
import { daysBetween } from '#shared/moment'
import { verificationLinkDays } from '#shared/verificationRequests'

export interface ContactedEntry {
  uuid: string
  name: string
  /** `YYYY-MM-DD`, or null if unknown. */
  checkedAt: string | null
}

export interface ContactAddress {
  hash: string
  email: string
  entries: readonly ContactedEntry[]
}

/** Days are `YYYY-MM-DD` in the region. */
export interface LastRequest {
  askedOn: string
  mailedOn: string
  mails: number
  isOpen: boolean
  isOptedOut: boolean
  /** Entries it asked about that have no answer yet. */
  openIds: readonly string[]
}

export interface DueMail {
  address: ContactAddress
  entries: readonly ContactedEntry[]
  /** 1: the first; 2 and 3: a reminder. */
  number: number
}

interface ScheduleInput {
  addresses: readonly ContactAddress[]
  /** By the hash of the address. */
  lastRequests: Pick<ReadonlyMap<string, LastRequest>, 'get'>
  today: string
  /** Day on which requests were switched on. */
  startedOn: string
  maxMailsPerDay: number
  firstMailsToday: number
  /** Reminders included. */
  mailsToday: number
}

const yearDays = 365
/** Lie between two first mails to one address, however late the earlier one was. */
const minGapDays = 300
/** Counted from the first mail; at least `minPauseDays` lie between mails. */
const reminderDays = [14, 28]
const minPauseDays = 7
export const maxMails = 1 + reminderDays.length
/** Days after the last mail until staff have to call. */
const daysUntilCall = 14

const dayNumber = (day: string) => Math.floor(Date.parse(day) / dayMs)

/** Always the same for an address, spread evenly over addresses. */
export const dayOfTurn = (hash: string) => Number.parseInt(hash.slice(0, 8), 16) % yearDays

/**
 * 0 is today.
 * @param today a day number
 */
const daysSinceTurn = (hash: string, today: number) =>
  (((today - dayOfTurn(hash)) % yearDays) + yearDays) % yearDays

/**
 * In sending order: reminders first, so that open requests come to an end, then the most overdue. If many become due at
 * once (a year after an import that confirmed everything), they go at twice the average pace.
 */
export function dueMails(input: ScheduleInput): DueMail[] {
  const { addresses, lastRequests, maxMailsPerDay, firstMailsToday, mailsToday } = input
  const mailsLeft = Math.max(0, maxMailsPerDay - mailsToday)
  const pace = Math.ceil((2 * addresses.length) / yearDays)
  const reachable = addresses.filter(({ hash }) => !lastRequests.get(hash)?.isOptedOut)
  const reminders = reachable.flatMap((address) => dueReminder(address, input) ?? [])
  const todayNumber = dayNumber(input.today)
  const firsts = reachable
    .map((address) => ({ address, days: daysSinceTurn(address.hash, todayNumber) }))
    .filter(({ days }) => days <= todayNumber - dayNumber(input.startedOn))
    .sort((one, other) => other.days - one.days)
    .flatMap(({ address, days }) => dueFirst(address, days, input) ?? [])
  return [...reminders, ...firsts.slice(0, Math.max(0, pace - firstMailsToday))].slice(0, mailsLeft)
}

/** @param days since the address was last due */
function dueFirst(
  address: ContactAddress,
  days: number,
  { lastRequests, today }: ScheduleInput,
): DueMail | null {
  const last = lastRequests.get(address.hash)
  if (last) {
    const daysAgo = daysBetween(last.askedOn, today)
    if (daysAgo <= days || daysAgo < minGapDays) return null
  }
  const entries = address.entries.filter(createDueTest(today))
  return entries.length === 0 ? null : { address, entries, number: 1 }
}

function dueReminder(address: ContactAddress, { lastRequests, today }: ScheduleInput): DueMail | null {
  const last = lastRequests.get(address.hash)
  const reminderDay = last?.isOpen ? reminderDays[last.mails - 1] : undefined
  if (!last || reminderDay === undefined) return null
  const daysAgo = daysBetween(last.askedOn, today)
  const isDue = daysAgo >= reminderDay && daysAgo <= verificationLinkDays
  if (!isDue || daysBetween(last.mailedOn, today) < minPauseDays) return null
  const entries = stillOpen(address, last)
  return entries.length === 0 ? null : { address, entries, number: last.mails + 1 }
}

const stillOpen = ({ entries }: ContactAddress, { openIds, askedOn }: LastRequest) =>
  entries.filter(
    ({ uuid, checkedAt }) => openIds.includes(uuid) && (checkedAt === null || checkedAt < askedOn),
  )

export function overdueEntries(address: ContactAddress, last: LastRequest | undefined, today: string) {
  if (!last?.isOpen) return []
  const isOver =
    daysBetween(last.askedOn, today) > verificationLinkDays ||
    (last.mails >= maxMails && daysBetween(last.mailedOn, today) >= daysUntilCall)
  return isOver ? stillOpen(address, last) : []
}
