import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Server, startServer } from './server.ts'

/** Of the file of journeys that imports them: there before the first journey, gone after the last. */
export let server: Server
export let browser: Browser

beforeAll(async () => {
  server = await startServer(inject('demoContent'))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
