import { launchBrowser } from './browser.ts'
import { browserProgram } from './browserProgram.ts'

/** Vitest's globalSetup: prints once which browser the journeys use. */
export async function setup() {
  const { origin } = await browserProgram()
  const browser = await launchBrowser()
  console.log(`Browser of the journeys: Chromium ${browser.version()}: ${origin}`)
  await browser.close()
}
