import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Server, startServer } from './server.ts'

/** Server of the current test file: started before its first journey, stopped after its last. */
export let server: Pick<Server, 'url' | 'dataDir'>
/** Browser without pages or storage of another file; ends with the process. */
export let browser: Browser

let own: Server | undefined
let changesNothing = false

/** Marks a file whose journeys change nothing, so that it shares a server with others of this kind. */
export function onlyReads(): void {
  changesNothing = true
}

/** Resets the state before a file is loaded, because a file without any executed test may have left its own. */
export function startAnew(): void {
  changesNothing = false
}

export async function begin(): Promise<void> {
  if (!changesNothing) own = await startServer(inject('demoContent'))
  server = own ?? inject('unchangedDemo')
  // Starting a browser takes as long as a short journey, so all files of a process share it.
  if (!browser?.isConnected()) browser = await launchBrowser()
}

export async function end(): Promise<void> {
  const ending = own
  own = undefined
  for (const context of browser?.contexts() ?? []) await context.close()
  await ending?.stop()
}
