import { addDays } from '#shared/moment'
import { hashOfAddress } from './linkSecrets.ts'
import {
  type ContactAddress,
  type DueMail,
  dueMails,
  type LastRequest,
  maxMails,
  overdueEntries,
} from './schedule.ts'

const began = '2026-11-22'
const onDay = (days: number) => addDays(began, days)

const addressOf = (i: number, checkedAt: string | null = null): ContactAddress => ({
  hash: hashOfAddress(`anbieter${i}@example.org`),
  email: `anbieter${i}@example.org`,
  entries: [{ uuid: `e${i}`, name: `Anbieter ${i}`, checkedAt }],
})

interface Simulation {
  days: number
  perDay?: number
  answers?: (mail: DueMail, day: string) => boolean
}

function simulate(addresses: ContactAddress[], { days, perDay = 20, answers = () => false }: Simulation) {
  const lastRequests = new Map<string, LastRequest>()
  const written: DueMail[][] = []
  for (let i = 0; i < days; i++) {
    const today = onDay(i)
    const due = dueMails({
      ...{ addresses, lastRequests, today, startedOn: began },
      ...{ maxMailsPerDay: perDay, firstMailsToday: 0, mailsToday: 0 },
    })
    for (const mail of due) {
      const { address, number, entries } = mail
      const askedOn = number === 1 ? today : (lastRequests.get(address.hash)?.askedOn ?? '')
      const isOpen = !answers(mail, today)
      const openIds = isOpen ? entries.map(({ uuid }) => uuid) : []
      lastRequests.set(address.hash, { ...asked, askedOn, mailedOn: today, mails: number, isOpen, openIds })
      if (isOpen) continue
      for (const entry of address.entries) Object.assign(entry, { checkedAt: today })
    }
    written.push(due)
  }
  return written
}

const asked: LastRequest = {
  ...{ askedOn: began, mailedOn: began, mails: 1, isOpen: true, isOptedOut: false, openIds: ['e1'] },
}
const firstsOf = (mails: DueMail[]) => mails.filter(({ number }) => number === 1)

describe('a thousand providers over the year', () => {
  const thousand = () => Array.from({ length: 1000 }, (_, i) => addressOf(i))

  it('are each mailed once, on their own day, without peaks', () => {
    const days = simulate(thousand(), { days: 365, answers: () => true })
    const counts = days.map((mails) => mails.length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1000)
    expect(new Set(days.flat().map(({ address }) => address.hash)).size).toBe(1000)
    expect(Math.max(...counts)).toBeLessThanOrEqual(6)
    expect(counts.slice(0, 30).reduce((sum, count) => sum + count, 0)).toBeLessThan(140)
  })

  it('get another mail a year after the one before, not sooner', () => {
    const days = simulate(thousand().slice(0, 100), { days: 3 * 365, answers: () => true })
    const dayOf = new Map<string, number[]>()
    for (const [day, mails] of days.entries())
      for (const { address } of mails) dayOf.set(address.hash, [...(dayOf.get(address.hash) ?? []), day])
    const gaps = [...dayOf.values()].flatMap((all) => all.slice(1).map((day, i) => day - (all[i] ?? 0)))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(365)
    expect(gaps.filter((gap) => gap <= 400).length / gaps.length).toBeGreaterThan(0.95)
  })

  it('never exceed the daily limit, reminders included, and every address gets its turn', () => {
    const days = simulate(thousand(), { days: 420, perDay: 9 })
    expect(Math.max(...days.map((mails) => mails.length))).toBeLessThanOrEqual(9)
    expect(new Set(days.flatMap(firstsOf).map(({ address }) => address.hash)).size).toBe(1000)
  })

  it('confirmed on the same day are not all mailed on the same day a year later', () => {
    const confirmed = Array.from({ length: 1000 }, (_, i) => addressOf(i, began))
    const days = simulate(confirmed, { days: 365 + 365, answers: () => true })
    expect(days.slice(0, 365).flat()).toEqual([])
    expect(Math.max(...days.map((mails) => mails.length))).toBeLessThanOrEqual(6)
    expect(new Set(days.flat().map(({ address }) => address.hash)).size).toBe(1000)
  })
})

describe('one provider', () => {
  it('without an answer gets two reminders, after 14 and 28 days, and then a call', () => {
    const address = addressOf(1)
    const days = simulate([address], { days: 365 + 300 })
    const mails = days.flatMap((all, day) => all.map(({ number }) => [day, number] as const))
    const [first, second, third, ...more] = mails
    const start = first?.[0] ?? 0
    expect(first).toEqual([start, 1])
    expect(second).toEqual([start + 14, 2])
    expect(third).toEqual([start + 28, 3])
    expect(more.filter(([day]) => day < start + 365)).toEqual([])
    const ask = { ...asked, mailedOn: onDay(28), mails: maxMails }
    const callsOn = (day: number, past: LastRequest = ask) => overdueEntries(address, past, onDay(day)).length
    expect([callsOn(28), callsOn(41), callsOn(42), callsOn(90)]).toEqual([0, 0, 1, 1])
    expect(callsOn(90, { ...ask, isOpen: false })).toBe(0)
    expect([callsOn(60, asked), callsOn(61, asked)]).toEqual([0, 1])
  })

  it('gets no reminder or request about entries confirmed in the meantime', () => {
    const address: ContactAddress = {
      ...addressOf(1),
      entries: [
        { uuid: 'old', name: 'Alt', checkedAt: null },
        { uuid: 'fresh', name: 'Frisch', checkedAt: began },
      ],
    }
    const [first] = simulate([address], { days: 364, answers: () => true }).flatMap(firstsOf)
    expect(first?.entries.map(({ uuid }) => uuid)).toEqual(['old'])
    const lastRequests = new Map([[address.hash, { ...asked, openIds: ['fresh'] }]])
    const given = { addresses: [address], lastRequests }
    const counts = { startedOn: onDay(-400), maxMailsPerDay: 20, firstMailsToday: 0, mailsToday: 0 }
    expect(dueMails({ ...given, ...counts, today: onDay(14) })).toEqual([])
  })
})
