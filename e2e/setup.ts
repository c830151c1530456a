import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Server, startServer } from './server.ts'

/** Server of the current test file: started before its first journey, stopped after its last. */
export let server: Pick<Server, 'url' | 'dataDir'>
/** Browser without pages or storage of another file; ends with the process. */
export let browser: Browser

let ownServer: Server | undefined
let isReadOnly = false

/** Marks a file whose journeys change nothing, so that it shares a server with others of this kind. */
export function onlyReads(): void {
  isReadOnly = true
}

/** Resets the state before a file is loaded, because a file without any executed test may have left its own. */
export function resetFile(): void {
  isReadOnly = false
}

export async function startFile(): Promise<void> {
  if (!isReadOnly) ownServer = await startServer(inject('demoContent'))
  server = ownServer ?? inject('unchangedDemo')
  // Starting a browser takes as long as a short journey, so all files of a process share it.
  if (!browser?.isConnected()) browser = await launchBrowser()
}

export async function endFile(): Promise<void> {
  const endingServer = ownServer
  ownServer = undefined
  for (const context of browser?.contexts() ?? []) await context.close()
  await endingServer?.stop()
}
