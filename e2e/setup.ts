import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Server, startServer } from './server.ts'

/** Of the file of journeys that runs: there before its first journey, gone after its last. */
export let server: Pick<Server, 'url' | 'dataDir'>
export let browser: Browser

let own: Server | undefined
let changesNothing = false

/** Said by a file whose journeys change nothing: it shares a server with the others of its kind. */
export function onlyReads(): void {
  changesNothing = true
}

/** Before a file is read: a file of which nothing was run has left what it said. */
export function startAnew(): void {
  changesNothing = false
}

export async function begin(): Promise<void> {
  if (!changesNothing) own = await startServer(inject('demoContent'))
  server = own ?? inject('unchangedDemo')
  browser = await launchBrowser()
}

export async function end(): Promise<void> {
  const ending = own
  own = undefined
  await browser?.close()
  await ending?.stop()
}
