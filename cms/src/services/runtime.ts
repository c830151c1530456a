import type { Payload } from 'payload'
import type { Geocoder } from './geocode.ts'
import type { ImportRunner } from './imports/createImportRunner.ts'
import type { PublicModel } from './publicModel.ts'
import type { RateLimits } from './rateLimits.ts'

/** What lives once per server, beside the database. */
export interface Runtime {
  publicModel: PublicModel
  rateLimits: RateLimits
  geocoder: Geocoder
  imports: ImportRunner
  /** Where visitors reach the site, for links in mails; no slash at the end. */
  siteUrl: string
  /** Sends what has just come into the outbox without waiting for the next round. */
  wakeMailSender(): void
}

/**
 * Next bundles copies of our modules, so a module variable would exist twice.
 * The Payload instance is the one thing both sides share.
 */
const key = Symbol.for('directory.runtime')
type Carrier = Payload & { [key]?: Runtime }

export function attachRuntime(payload: Payload, runtime: Runtime): void {
  ;(payload as Carrier)[key] = runtime
}

export function runtimeOf(payload: Payload): Runtime {
  const runtime = (payload as Carrier)[key]
  if (!runtime) throw new Error('The server is not ready: no runtime attached to this Payload instance')
  return runtime
}
