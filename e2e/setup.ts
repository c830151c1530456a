import type { Browser, BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { takeComplaints } from './complaints.ts'
import { launchBrowser } from './launchBrowser.ts'
import { type Server, startServer } from './server.ts'

export let server: Pick<Server, 'url' | 'dataDir'>
/** Browser without pages or storage of another file; ends with the process. */
export let browser: Browser

let kind: 'ofWorker' | 'own' | 'unchanged' = 'ofWorker'
let startedServer: Server | undefined
let clock: string | undefined
let openBefore: readonly BrowserContext[] = []

/** Marks a file whose journeys change nothing; such files share a server of their own. */
export function onlyReads(): void {
  kind = 'unchanged'
}

/**
 * Marks a file that changes things others rely on: settings, passwords, demo content. Files without a mark share one
 * server per worker, and tell their own documents by their names.
 *
 * @param at the time (ISO) at which the server's clock begins, on fresh demo content, instead of now
 */
export function ownServer(at?: string): void {
  kind = 'own'
  clock = at
}

/** Resets the state before a file is loaded, because a file without any executed test may have left its own. */
export function resetFile(): void {
  kind = 'ofWorker'
  clock = undefined
}

export async function startFile(): Promise<void> {
  const ahead = clock === undefined ? 0 : Date.parse(clock) - Date.now()
  const content = clock === undefined ? inject('demoContent') : undefined
  if (kind === 'own') startedServer = await startServer(content, { ahead })
  const ofWorkers = inject('writtenDemos')
  const ofWorker = ofWorkers[Number(process.env.VITEST_POOL_ID) % ofWorkers.length]
  const shared = kind === 'unchanged' ? inject('unchangedDemo') : ofWorker
  server = startedServer ?? (shared as NonNullable<typeof shared>)
  // Starting a browser takes as long as a short journey, so all files of a process share it.
  if (!browser?.isConnected()) browser = await launchBrowser()
}

export function startTest(): void {
  openBefore = browser.contexts()
}

export async function endTest(): Promise<void> {
  const complaints = takeComplaints()
  for (const context of browser.contexts()) if (!openBefore.includes(context)) await context.close()
  takeComplaints()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

export async function endFile(): Promise<void> {
  const endingServer = startedServer
  startedServer = undefined
  for (const context of browser?.contexts() ?? []) await context.close()
  await endingServer?.stop()
}
