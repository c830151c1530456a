import type { Agent as RealAgent, RequestInit } from 'undici'
import { late } from '../services/late.ts'

/**
 * Stands in for undici in the built server (`scripts/compile.mjs`). Payload makes an agent as soon as it is loaded, for
 * uploads that are named by an address; hardly ever is there one, and loading undici is a tenth of a start.
 */
export class Agent {
  readonly real: () => Promise<RealAgent>

  constructor(options: RealAgent.Options) {
    this.real = late(async () => new (await import('undici')).Agent(options)).get
  }
}

export async function fetch(url: URL, init: Omit<RequestInit, 'dispatcher'> & { dispatcher: Agent }) {
  const undici = await import('undici')
  return undici.fetch(url, { ...init, dispatcher: await init.dispatcher.real() })
}
