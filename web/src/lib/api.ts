import type {
  BodyOf,
  CallKey,
  Contract,
  ErrorAnswer,
  ErrorCode,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '@directory/shared/contract'
import type { RenderedState } from '@directory/shared/renderedState'
import useSWR, { useSWRConfig } from 'swr'
import { Answers, forgetAnswers } from './answers.ts'
import { navigation } from './navigation.ts'
import { currentToken, endSession } from './session.ts'

type Declared<K extends CallKey, Part extends string, T> = Part extends keyof Contract[K] ? T : object
export type GetKey = Extract<CallKey, `GET ${string}`>
/** What goes into a call's address: query and path parameters. */
export type UrlInput<K extends CallKey> = Declared<K, 'query', Partial<QueryOf<K>>> &
  Declared<K, 'params', ParamsOf<K>>
export type CallInput<K extends CallKey> = K extends GetKey ? UrlInput<K> : BodyOf<K>

export class CallError extends Error {
  /** HTTP status, 0 when no answer came. */
  readonly status: number
  /** Stable, for programs: of the refusal, or `offline` when no answer came. */
  readonly code: ErrorCode | 'offline' | `http_${number}`
  readonly field: string | undefined
  /** Seconds to wait. */
  readonly retryAfter: number | undefined
  /** Present state of what somebody else has changed meanwhile. */
  readonly current: unknown
  /** What the server says of it, in German; empty where it says nothing. */
  readonly words: string

  constructor(
    status: number,
    code: string,
    message = '',
    field?: string,
    retryAfter?: number,
    current?: unknown,
  ) {
    super(message || code)
    this.name = 'CallError'
    this.status = status
    this.code = code as CallError['code']
    this.field = field
    this.retryAfter = retryAfter
    this.current = current
    this.words = message
  }
}

/** A failure by what came as its answer. Whatever is not of ours (a proxy's page, say) says nothing but its status. */
export function callErrorOf(status: number, body: unknown, retryAfter: string | null): CallError {
  const isOurs = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  if (!isOurs) return new CallError(status, `http_${status}`, '', undefined, secondsOf(retryAfter))
  const { code, message, field, current } = body as ErrorAnswer
  return new CallError(status, code, message, field, secondsOf(retryAfter), current)
}

function secondsOf(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

/** The canonical address of a call: parameters in stable order, empty ones left out. */
export function callUrl<K extends CallKey>(key: K, input?: UrlInput<K>): string {
  const values: Record<string, unknown> = { ...input }
  const path = key.slice(key.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name])
    delete values[name]
    return encodeURIComponent(value)
  })
  const query = Object.keys(values)
    .sort()
    .flatMap((name) => [values[name]].flat().map((value) => [name, value] as const))
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** Calls whose answer to staff is not what visitors see. */
type ForStaffKey = { [K in GetKey]: Contract[K] extends { forStaff: true } ? K : never }[GetKey]
const forStaff: Record<ForStaffKey, true> = { 'GET /api/getHtml': true, 'GET /api/links': true }

/** What pages show to everybody is asked for as a visitor: on them staff see what visitors see. */
const askForPage = (url: string): Promise<unknown> =>
  request('GET', url, undefined, { token: `GET ${url.split('?')[0]}` in forStaff ? null : currentToken() })

const patienceMs = 20_000

/** UTF-16 units; browsers send at most 64 kB at once for pages that are gone. */
const maxForGonePages = 8000

/** Undefined where it is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function request(
  method: string,
  url: string,
  body?: unknown,
  { token = currentToken(), signal }: { token?: string | null; signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patienceMs)
  signal?.addEventListener('abort', () => giveUp.abort())
  const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body)
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: giveUp.signal,
      body: sent,
      // Whoever presses a button and leaves at once has pressed it.
      keepalive: method === 'POST' && typeof sent === 'string' && sent.length <= maxForGonePages,
    })
    const text = await response.text()
    const answer = parsedJson(text)
    if (response.ok && answer !== undefined) return answer
    throw callErrorOf(response.status, answer, response.headers.get('Retry-After'))
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(0, 'offline')
  } finally {
    clearTimeout(timer)
  }
}

/** The store of a document, as the server rendered it. */
export function answersOf({ data, errors }: Pick<RenderedState, 'data' | 'errors'>): Answers {
  const answers = new Answers()
  for (const [url, answer] of Object.entries(data)) answers.hold(url, answer)
  for (const [url, { status, code }] of Object.entries(errors))
    answers.hold(url, undefined, new CallError(status, code))
  return answers
}

/** Fetches what a page will need before somebody opens it. */
export function prefetch(answers: Answers, url: string): void {
  answers.fetchAhead(url, askForPage)
}

/** Whoever is not logged in (any more) goes to the login page. */
function noticeEnd(error: unknown): never {
  if (error instanceof CallError && error.status === 401) {
    endSession()
    navigation.toLogin()
  }
  throw error
}

/**
 * For calls that send a body, `input` is the body and `query` what goes into the address. `signal` gives the call up,
 * which then fails as it does without a connection.
 */
export async function call<K extends CallKey>(
  key: K,
  input: CallInput<K>,
  query?: UrlInput<K>,
  signal?: AbortSignal,
): Promise<OutputOf<K>> {
  const answer = key.startsWith('GET ')
    ? request('GET', callUrl(key, input as UrlInput<K>))
    : // Also what was fetched ahead meanwhile may be older than the act.
      request('POST', callUrl(key, query), input, { signal }).finally(forgetAnswers)
  return (key === 'POST /api/login' ? answer : answer.catch(noticeEnd)) as Promise<OutputOf<K>>
}

export interface Answer<T> {
  data: T | undefined
  error: CallError | undefined
  /** Nothing to show yet. */
  loading: boolean
  /** Something is shown, something newer is on its way. */
  refreshing: boolean
  retry: () => void
}

/** The answer of a GET where it happens to be here; asks for nothing. */
export function useKnown<K extends GetKey>(key: K, input: UrlInput<K>): OutputOf<K> | undefined {
  const answers = useSWRConfig().cache as Answers
  return answers.get(callUrl(key, input))?.data as OutputOf<K> | undefined
}

interface CallOptions {
  /** The answer to the question before is shown until this one's is here; not where it would be taken for this one's. */
  keepsEarlier?: boolean
}

/** The answer of a GET, shared by all who ask for it; `null` as input asks for nothing. */
export function useCall<K extends GetKey>(
  key: K,
  input: UrlInput<K> | null,
  { keepsEarlier = true }: CallOptions = {},
): Answer<OutputOf<K>> {
  const url = input === null ? null : callUrl(key, input)
  const answers = useSWRConfig().cache as Answers
  const ask = (asked: string) => (answers.freshOf(asked)?.answer ?? askForPage(asked)).catch(noticeEnd)
  const swr = useSWR<unknown, CallError>(url, ask, {
    keepPreviousData: keepsEarlier && url !== null,
    // Asking for what is shown already would draw all of a page twice.
    revalidateIfStale: url === null || !answers.isFresh(url),
    shouldRetryOnError: (failure: CallError) => failure.status === 0 || failure.status >= 500,
    errorRetryCount: 2,
    focusThrottleInterval: 60_000,
  })
  const { data, error } = swr
  return {
    data: url === null ? undefined : (data as OutputOf<K> | undefined),
    error,
    loading: url !== null && data === undefined && error === undefined,
    // Only who reads this is drawn again for it.
    get refreshing() {
      return swr.isValidating && data !== undefined
    },
    retry: () => {
      if (url !== null) answers.forget(url)
      void swr.mutate()
    },
  }
}
