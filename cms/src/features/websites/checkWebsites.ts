import type { Payload } from 'payload'
import { currentIso, currentTime, dayMs } from '../../clock.ts'
import { createDocument } from '../../lib/createDocument.ts'
import { findAll } from '../../lib/find/find.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import type { WebsiteCheck } from '../../payload-types.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { internet, type Network, type Visit, visitWebsite } from './visitWebsite.ts'

/** Days until a website is looked at again; one that did not answer is asked sooner. */
const restDays = 30
const silentRestDays = 7
/** Websites of one run, each on another host; a run begins every minute. */
const atOnce = 10

interface Options {
  userAgent: string
  network?: Network
}

/** Whether the last run found no connection, so that it is said once. */
const offline = new WeakSet<Payload>()

/** Looks at the websites of providers and links whose turn it is, each host once. Changes nothing but its own notes. */
export async function checkWebsites(
  payload: Payload,
  signal: AbortSignal,
  { userAgent, network = internet }: Options,
): Promise<void> {
  const { checkWebsites: isWanted } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!isWanted) return
  const checks = new Map((await findAll(payload, 'website-checks')).map((check) => [check.address, check]))
  const model = publicDataOf(payload)
  const wanted = [...model.allEntries().map(({ website }) => website), ...model.links().map(({ url }) => url)]
  const addresses = new Set(wanted.filter((address) => /^https?:/i.test(address) && URL.canParse(address)))
  const unused = [...checks.values()].filter(({ address }) => !addresses.has(address))
  for (const { id } of unused) await payload.delete({ collection: 'website-checks', id })
  const hosts = new Map<string, string>()
  for (const address of addresses)
    if (isDue(checks.get(address)) && !hosts.has(new URL(address).host))
      hosts.set(new URL(address).host, address)
  const turn = [...hosts.values()].slice(0, atOnce)
  const visits = await Promise.all(
    turn.map(async (address) => ({ address, visit: await visitWebsite(address, userAgent, network) })),
  )
  if (signal.aborted) return
  if (visits.length > 0 && visits.every(({ visit }) => visit.kind === 'unknown' && visit.isOffline)) {
    if (!offline.has(payload)) payload.logger.warn('No connection: websites are not looked at')
    offline.add(payload)
    return
  }
  offline.delete(payload)
  for (const { address, visit } of visits) await note(payload, address, checks.get(address), visit)
}

function isDue(check: WebsiteCheck | undefined): boolean {
  if (!check) return true
  const days = check.silentSince ? silentRestDays : restDays
  const since = currentTime() - Date.parse(check.checkedAt)
  // Also after the clock was set back.
  return since >= days * dayMs || since < 0
}

function note(
  payload: Payload,
  address: string,
  check: WebsiteCheck | undefined,
  visit: Visit,
): Promise<unknown> {
  const checkedAt = currentIso()
  const data = {
    address,
    checkedAt,
    silentSince: visit.kind === 'silent' ? check?.silentSince || checkedAt : '',
    movedTo: visit.kind === 'moved' ? visit.to : '',
  }
  return inTransaction(payload, (req) =>
    check
      ? payload.update({ collection: 'website-checks', id: check.id, data, depth: 0, req })
      : createDocument(req, 'website-checks', data),
  )
}
