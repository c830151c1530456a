import type { Payload } from 'payload'
import { currentIso, currentTime, dayMs } from '#clock.ts'
import { readChecks, saveChecks, type WebsiteCheck } from '#lib/websites/websiteChecks.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { internet, type Network, type Visit, visitWebsite } from './visitWebsite.ts'

const restDays = 30
const silentRestDays = 7
const atOnce = 10
/** Further websites asked if none of a run is reached, to tell our own connection from theirs. */
const witnessCount = 3

const minuteMs = 60_000

interface Past {
  /** Consecutive runs that reached no website; the first is logged, and each begins with other websites. */
  lostRuns: number
  /** When each host was asked last, also because a redirect led there. */
  asked: Map<string, number>
}
const pasts = new WeakMap<Payload, Past>()

/** Each host once a minute, redirects included. Changes nothing but its own notes. */
export async function checkWebsites(
  payload: Payload,
  stopping: AbortSignal,
  { userAgent, network = internet }: { userAgent: string; network?: Network },
) {
  const { checkWebsites: isWanted } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const known = Object.entries(await readChecks(payload))
  if (!isWanted) {
    // What was seen once would become untrue.
    if (known.length > 0) await saveChecks(payload, {})
    return
  }
  const model = publicDataOf(payload)
  const wanted = [...model.allEntries().map(({ website }) => website), ...model.links().map(({ url }) => url)]
  const addresses = new Set(wanted.filter((address) => /^https?:/i.test(address) && URL.canParse(address)))
  const checks = new Map(known.filter(([address]) => addresses.has(address)))
  const hosts = byHost([...addresses].filter((address) => isDue(checks.get(address))))
  const visits = new Map<string, Visit>()
  const past: Past = pasts.get(payload) ?? { lostRuns: 0, asked: new Map() }
  pasts.set(payload, past)
  const { asked } = past
  // Also after the clock was set back.
  const isResting = (host: string) => Math.abs(currentTime() - (asked.get(host) ?? 0)) < minuteMs
  for (const host of asked.keys()) if (!isResting(host)) asked.delete(host)
  const mayAsk = (host: string, isAgain: boolean) => {
    const may = isAgain || !isResting(host)
    if (may) asked.set(host, currentTime())
    return may
  }
  const asking = { userAgent, network, stopping, mayAsk }
  const visitAll = (some: readonly string[]) =>
    Promise.all(
      some.map(async (address) => {
        const visit = await visitWebsite(address, asking)
        // Its turn comes again in a minute.
        if (visit.kind !== 'postponed') visits.set(address, visit)
      }),
    )
  const isCutOff = () => visits.size > 0 && [...visits.values()].every(({ kind }) => kind === 'unreached')
  const from = (past.lostRuns * atOnce) % (hosts.size || 1)
  await visitAll([...hosts.values()].slice(from, from + atOnce))
  if (isCutOff()) await visitAll(witnesses(checks, hosts))
  if (stopping.aborted) return
  if (isCutOff()) {
    if (past.lostRuns++ === 0) payload.logger.warn('Websites are not looked at, as there is no connection')
    return
  }
  past.lostRuns = 0
  for (const [address, visit] of visits) checks.set(address, judged(visit, checks.get(address)))
  if (visits.size > 0 || checks.size < known.length) await saveChecks(payload, Object.fromEntries(checks))
}

const byHost = (addresses: readonly string[]) =>
  new Map(addresses.map((address) => [new URL(address).host, address]))

/** Websites that answered before, those due next first: if one answers, our connection works. */
function witnesses(checks: ReadonlyMap<string, WebsiteCheck>, hosts: ReadonlyMap<string, string>) {
  const answered = [...checks]
    .filter(([address, { silentSince }]) => !silentSince && !hosts.has(new URL(address).host))
    .sort(([, one], [, other]) => (one.checkedAt < other.checkedAt ? -1 : 1))
    .map(([address]) => address)
  return [...byHost(answered).values()].slice(0, witnessCount)
}

function isDue(check: WebsiteCheck | undefined) {
  if (!check) return true
  const days = check.silentSince ? silentRestDays : restDays
  const since = currentTime() - Date.parse(check.checkedAt)
  // Also after the clock was set back.
  return since >= days * dayMs || since < 0
}

function judged(visit: Visit, before: WebsiteCheck | undefined): WebsiteCheck {
  const checkedAt = currentIso()
  if (visit.kind === 'silent' || visit.kind === 'unreached')
    return { checkedAt, silentSince: before?.silentSince ?? checkedAt }
  return { checkedAt, ...(visit.kind === 'moved' && { movedTo: visit.to }) }
}
