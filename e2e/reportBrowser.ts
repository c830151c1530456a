import { browserProgram } from './browserProgram.ts'

/** Vitest's globalSetup: prints once which browser the journeys use, and unpacks it before two workers need it. */
export async function setup() {
  console.log(`Browser of the journeys: ${(await browserProgram()).origin}`)
}
