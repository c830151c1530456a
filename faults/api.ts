/** The connection ended without an answer, so the outcome of the request is unknown. */
export class Unanswered extends Error {}

/** The server refused a request that it should have accepted. */
class Refused extends Error {
  readonly status: number
  constructor(what: string, status: number, text: string) {
    super(`${what} answered ${status}: ${text.slice(0, 300)}`)
    this.status = status
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  token?: string | null
  /** Sent as JSON, except for a `FormData`. */
  body?: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Json = any

/** A client of one running server. */
export interface ServerClient {
  /** Returns the JSON of a successful answer. */
  ask(address: string, call?: RequestOptions): Promise<Json>
  /** Returns any answer; its body is null if it has no JSON. */
  raw(
    address: string,
    call?: RequestOptions,
  ): Promise<{ status: number; body: Json; text: string; headers: Headers }>
}

/** Repeats reads once: on a busy machine the server may close an idle connection at the moment it is reused. */
async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.method !== 'GET') throw error
    return fetch(address, init)
  }
}

export function siteAt(url: string): ServerClient {
  async function raw(address: string, { method = 'GET', token, body }: RequestOptions = {}) {
    const isForm = body instanceof FormData
    try {
      const response = await send(`${url}${address}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return {
        status: response.status,
        text,
        body: isJson ? JSON.parse(text) : null,
        headers: response.headers,
      }
    } catch (error) {
      throw new Unanswered(`${method} ${address}`, { cause: error })
    }
  }
  async function ask(address: string, call: RequestOptions = {}) {
    const { status, body, text } = await raw(address, call)
    if (status >= 300) throw new Refused(`${call.method ?? 'GET'} ${address}`, status, text)
    return body
  }
  return { ask, raw }
}
