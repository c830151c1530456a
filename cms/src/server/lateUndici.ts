import type { Agent as RealAgent, RequestInit } from 'undici'

/**
 * Stands in for undici in the built server (`scripts/compile.mjs`). Payload makes an agent as soon as it is loaded, for
 * uploads that are named by an address; hardly ever is there one, and loading undici is a tenth of a start.
 */
export class Agent {
  readonly #options: RealAgent.Options
  #real: Promise<RealAgent> | undefined

  constructor(options: RealAgent.Options) {
    this.#options = options
  }

  real(): Promise<RealAgent> {
    this.#real ??= import('undici').then((undici) => new undici.Agent(this.#options))
    return this.#real
  }
}

export async function fetch(url: URL, init: Omit<RequestInit, 'dispatcher'> & { dispatcher: Agent }) {
  const undici = await import('undici')
  return undici.fetch(url, { ...init, dispatcher: await init.dispatcher.real() })
}
