import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Server, startServer } from './server.ts'

/** The server of the current test file: started before its first journey, stopped after its last. */
export let server: Pick<Server, 'url' | 'dataDir'>
export let browser: Browser

let own: Server | undefined
let changesNothing = false

/** Called by a file whose journeys change nothing, so that it shares a server with the others of this kind. */
export function onlyReads(): void {
  changesNothing = true
}

/** Called before a file is loaded: a file without any executed test may have left its state. */
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
