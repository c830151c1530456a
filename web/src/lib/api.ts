import useSWR, { useSWRConfig } from 'swr'
import type {
  BodyOf,
  CallKey,
  Contract,
  ErrorAnswer,
  ErrorCode,
  OutputOf,
  ParamsOf,
  QueryOf,
  RefusalValues,
} from '#shared/contract'
import type { RenderedState } from '#shared/renderedState'
import { navigation } from './navigation.ts'
import { expireQueries, QueryCache } from './queryCache.ts'
import { currentToken, endSession } from './session.ts'

type InputPart<K extends CallKey, Part extends string, T> = Part extends keyof Contract[K] ? T : object
export type GetKey = Extract<CallKey, `GET ${string}`>
export type UrlInput<K extends CallKey> = InputPart<K, 'query', Partial<QueryOf<K>>> &
  InputPart<K, 'params', ParamsOf<K>>
type CallInput<K extends CallKey> = K extends GetKey ? UrlInput<K> : BodyOf<K>

export class CallError extends Error {
  readonly code: ErrorCode | 'offline' | `http_${number}`

  constructor(
    /** HTTP status, 0 if no answer came. */
    readonly status: number,
    code: string,
    /** The server's German message, or empty. */
    readonly words = '',
    readonly field?: string,
    /** Seconds to wait before trying again. */
    readonly retryAfter?: number,
    /** The current state of a document that another user has changed in the meantime. */
    readonly current?: unknown,
    /** `what` names the case if a code has several. */
    readonly values: RefusalValues = {},
  ) {
    super(words || code)
    this.code = code as CallError['code']
  }
}

/** Anything but a refusal means that no answer came. */
export const asCallError = (failure: unknown): CallError =>
  failure instanceof CallError ? failure : new CallError(0, 'offline')

/** A body that is not ours (a proxy's page) contributes only its status. */
export function callErrorOf(status: number, body: unknown, retryAfter: string | null): CallError {
  const isOurs = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  const ours: Partial<ErrorAnswer> = isOurs ? (body as ErrorAnswer) : {}
  const { code = `http_${status}`, message, field, current, values } = ours
  const seconds = Number(retryAfter ?? Number.NaN)
  const wait = Number.isFinite(seconds) ? seconds : undefined
  return new CallError(status, code, message, field, wait, current, values)
}

/** Parameters in a stable order, without empty ones. */
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

type StaffDependentKey = { [K in GetKey]: Contract[K] extends { forStaff: true } ? K : never }[GetKey]
const staffDependent: Record<StaffDependentKey, true> = { 'GET /api/getHtml': true, 'GET /api/links': true }

/** Public pages ask as a visitor, so that staff see what visitors see. */
const fetchForPage = (url: string): Promise<unknown> =>
  request('GET', url, undefined, {
    token: `GET ${url.split('?')[0]}` in staffDependent ? null : undefined,
  })

const timeoutMs = 20_000
/** For calls that read everything there is, files and all their versions included. */
const longTimeoutMs = 600_000
const longCalls: ReadonlySet<CallKey> = new Set(['POST /api/findPerson', 'POST /api/erasePerson'])

/** Maximum UTF-16 length; browsers send at most 64 kB with `keepalive`, even after the page has been left. */
const maxKeepaliveLength = 8000

/** Undefined if the text is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function headersFor(body: unknown, token = currentToken()): Headers {
  const headers = new Headers()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  return headers
}

interface RequestOptions {
  token?: string | null
  /** Milliseconds after which it counts as a missing connection. */
  within?: number
}

async function request(
  method: string,
  url: string,
  body?: unknown,
  { token, within = timeoutMs }: RequestOptions = {},
): Promise<unknown> {
  const abortController = new AbortController()
  const timer = setTimeout(() => abortController.abort(), within)
  const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body)
  try {
    const response = await fetch(url, {
      method,
      headers: headersFor(body, token),
      signal: abortController.signal,
      body: sent,
      // Lets a request finish when the page is left right after a button was pressed.
      keepalive: method === 'POST' && typeof sent === 'string' && sent.length <= maxKeepaliveLength,
    })
    const text = await response.text()
    const answer = parsedJson(text)
    if (response.ok && answer !== undefined) return answer
    throw callErrorOf(response.status, answer, response.headers.get('Retry-After'))
  } catch (error) {
    throw asCallError(error)
  } finally {
    clearTimeout(timer)
  }
}

export function queryCacheOf({ data, errors }: Pick<RenderedState, 'data' | 'errors'>): QueryCache {
  const queryCache = new QueryCache()
  for (const [url, answer] of Object.entries(data)) queryCache.put(url, answer)
  for (const [url, { status, code }] of Object.entries(errors))
    queryCache.put(url, undefined, new CallError(status, code))
  return queryCache
}

const prefetches = new Map<string, Promise<void>>()

export async function prefetch(queryCache: QueryCache, url: string) {
  if (queryCache.get(url)?.data !== undefined) return
  const askedAt = Date.now()
  const prefetch =
    prefetches.get(url) ??
    fetchForPage(url)
      .then((data) => queryCache.put(url, data, undefined, askedAt))
      .finally(() => prefetches.delete(url))
  prefetches.set(url, prefetch)
  await prefetch
}

export function endSessionOn401(error: unknown): never {
  if (error instanceof CallError && error.status === 401) {
    endSession()
    navigation.toLogin()
  }
  throw error
}

/** A body is `input`, then `query` goes into the address. */
export async function call<K extends CallKey>(
  key: K,
  input: CallInput<K>,
  query?: UrlInput<K>,
): Promise<OutputOf<K>> {
  const answer = key.startsWith('GET ')
    ? request('GET', callUrl(key, input as UrlInput<K>))
    : // Answers prefetched during the write may be older than the write.
      request('POST', callUrl(key, query), input, {
        within: longCalls.has(key) ? longTimeoutMs : timeoutMs,
      }).finally(expireQueries)
  return (key === 'POST /api/login' ? answer : answer.catch(endSessionOn401)) as Promise<OutputOf<K>>
}

interface CallOptions<T> {
  /** Turn off if the previous answer could be confused with the new one. */
  keepsEarlier?: boolean
  /** 0: it is not asked again. After a failure it waits for `retry`. */
  refreshMs?: (data: T) => number
}

/** Shared by all components that ask for it; `null` sends no request. */
export function useCall<K extends GetKey>(
  key: K,
  input: UrlInput<K> | null,
  { keepsEarlier = true, refreshMs }: CallOptions<OutputOf<K>> = {},
) {
  const url = input === null ? null : callUrl(key, input)
  const queryCache = useSWRConfig().cache as QueryCache
  const fetcher = (askedUrl: string) => fetchForPage(askedUrl).catch(endSessionOn401)
  const swr = useSWR<unknown, CallError>(url, fetcher, {
    keepPreviousData: keepsEarlier && url !== null,
    refreshInterval: (latest) => (latest && refreshMs ? refreshMs(latest as OutputOf<K>) : 0),
    // Refetching an answer that is shown and fresh would render the whole page twice.
    revalidateIfStale: url === null || !queryCache.isFresh(url),
    shouldRetryOnError: (failure: CallError) => failure.status === 0 || failure.status >= 500,
    errorRetryCount: 2,
    focusThrottleInterval: 60_000,
    // Shares concurrent requests. SWR's own two seconds are long enough to save and return to a page.
    dedupingInterval: refreshMs ? 0 : 500,
  })
  const { data, error } = swr
  const result = {
    data: url === null ? undefined : (data as OutputOf<K> | undefined),
    error,
    loading: url !== null && data === undefined && error === undefined,
    retry: () => void swr.mutate(),
    /** True while an answer is shown and a newer one is loading. */
    refreshing: false,
  }
  // A getter that no spreading reads, because SWR re-renders only components that read this.
  return Object.defineProperty(result, 'refreshing', {
    get: () => swr.isValidating && data !== undefined,
    enumerable: false,
  })
}
