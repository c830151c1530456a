/** The connection ended without an answer, so the outcome of the request is unknown. */
export class Unanswered extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any

interface Call {
  /** Who asks; nobody if absent. */
  as?: 'admin' | 'editor'
  token?: string
  body?: object
}

export class Site {
  /** A session, once acknowledged, has to outlive its server. */
  constructor(
    readonly url: string,
    readonly tokens: { admin: string; editor: string },
  ) {}

  async signIn(): Promise<void> {
    for (const username of ['admin', 'editor'] as const) {
      const body = { username, password: `${username}-demo` }
      this.tokens[username] = (await this.ask('/api/login', { body })).access_token
    }
  }

  async raw(address: string, { as, token = as && this.tokens[as], body }: Call = {}) {
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
    const isForm = body instanceof FormData
    if (body && !isForm) headers.set('Content-Type', 'application/json')
    const sent = body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }
    try {
      const response = await fetch(this.url + address, { headers, ...sent })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      throw new Unanswered(address, { cause: error })
    }
  }

  async ask(address: string, call?: Call): Promise<Json> {
    const asked = this.raw(address, call)
    // Reads are repeated, because an idle connection may be closed just then.
    const { status, text } = await (call ? asked : asked.catch(() => this.raw(address)))
    if (status >= 300) throw new Error(`${address} answers ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
}
