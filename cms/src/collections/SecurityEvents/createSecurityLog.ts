import type { Payload } from 'payload'
import { currentIso, steadyTime } from '#clock.ts'
import { startJob } from '#jobs/startJob.ts'
import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { type SecurityEvent, storeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import type { SecurityEventKind } from '#lib/securityEvents/securityEventKinds.ts'

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    securityLog: ReturnType<typeof createSecurityLog>
  }
}

/** Equal events share one line. */
const togetherMs = 60_000
const hourMs = 60 * 60_000
/** Lines per hour and group; more are only counted: they must neither fill the disk nor push out important ones. */
export const maxLinesPerHour = 200

interface Line {
  id: string
  event: SecurityEvent
  timestamp: string
  /** Time (`steadyTime`) from which the next event begins a new line. */
  until: number
  count: number
  /** The part of `count` that the database has. */
  stored: number
  lastAt: string
}

/** The part of the security log that visitors can make longer: bounded, and written outside the requests. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createSecurityLog(payload: Payload, steady: () => number = steadyTime) {
  const lines = new Map<string, Line>()
  let hour = { until: Number.NEGATIVE_INFINITY, lines: new Map<string, number>() }
  const runInTurn = createConcurrencyLimit()

  /** Outside any transaction; the response does not wait for it. */
  function note(event: SecurityEvent) {
    const now = steady()
    if (now >= hour.until) hour = { until: now + hourMs, lines: new Map() }
    const key = keyOf(event)
    if (count(lines.get(key), now)) return
    const room = roomOf(event)
    const used = hour.lines.get(room) ?? 0
    if (used < maxLinesPerHour) {
      hour.lines.set(room, used + 1)
      begin(key, event, now + togetherMs)
      return
    }
    const { act, account } = event
    const rest: SecurityEvent = room === account ? { act, account } : { act }
    if (!count(lines.get(keyOf(rest)), now)) begin(keyOf(rest), rest, hour.until)
  }

  function count(line: Line | undefined, now: number) {
    if (!line || now >= line.until) return false
    line.count++
    line.lastAt = currentIso()
    return true
  }

  function begin(key: string, event: SecurityEvent, until: number) {
    const now = currentIso()
    const line = { id: crypto.randomUUID(), event, timestamp: now, until, count: 1, stored: 0, lastAt: now }
    const before = lines.get(key)
    // An older line that is not completely written yet is kept until it is.
    if (before) lines.set(`${key}|${before.id}`, before)
    lines.set(key, line)
    void inTurn(() => store(line))
  }

  async function store(line: Line) {
    const { id, event, timestamp, count, stored, lastAt } = line
    if (count === stored) return
    if (stored === 0) await storeSecurityEvent(payload, event, { id, timestamp, count })
    if (count > 1)
      await payload.db.updateOne({
        collection: 'security-events',
        where: { id: { equals: id } },
        data: { count, lastAt },
        returning: false,
      })
    line.stored = count
  }

  /** What could not be written is retried with the next flush. */
  function inTurn(task: () => Promise<void>) {
    return runInTurn(task).catch((err) =>
      payload.logger.warn({ err, msg: 'The security log could not be written' }),
    )
  }

  async function flush() {
    for (const [key, line] of [...lines]) {
      await inTurn(() => store(line))
      if (line.stored === line.count && steady() >= line.until) lines.delete(key)
    }
  }

  const job = startJob(payload, flush, {
    everyMs: togetherMs / 4,
    failure: 'The security log could not be written',
    runsWhenStopped: true,
  })
  return { note, flush, stop: job.stop }
}

/** Caused by visitors, with any account name. */
const strangersActs: Partial<Record<SecurityEventKind, string>> = {
  refused: 'calls',
  'login-refused': 'logins',
  'login-locked': 'logins',
  'login-limited': 'logins',
}

/**
 * Calls without a session, failed logins and each account's acts have separate limits, or a few hundred anonymous calls
 * would hide the logins. A refused call counts for an account only if a session proved it.
 */
function roomOf({ act, account }: SecurityEvent) {
  const ofStrangers = strangersActs[act]
  return account && (act === 'refused' || !ofStrangers) ? account : (ofStrangers ?? 'others')
}

const keyOf = ({ act, account, target, sender }: SecurityEvent) =>
  JSON.stringify([act, account ?? '', target ?? '', sender?.address ?? ''])
