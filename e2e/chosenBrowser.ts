import { launchBrowser } from './browser.ts'
import { browserProgram } from './browserProgram.ts'

/** Vitest's globalSetup: says which browser the journeys are going to use, once for all of them. */
export async function setup() {
  const { origin } = await browserProgram()
  const browser = await launchBrowser()
  console.log(`Browser of the journeys: Chromium ${browser.version()}: ${origin}`)
  await browser.close()
}
