import { type CallError, call, callUrl, prefetch, queryCacheOf } from './api.ts'
import { errorMessageId } from './errorText.ts'
import { navigation } from './navigation.ts'
import { QueryCache } from './queryCache.ts'
import { stubStorage, tokenOf } from './testStorage.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const failureOf = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => Promise.reject(new Error('expected a refusal')),
    (error: CallError) => error,
  )
const token = tokenOf({ exp: 9e9 })
function stubFetch() {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer(200, { message: 'ok' }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
let stored: Record<string, string>

beforeEach(() => {
  stored = stubStorage()
  navigation.toLogin = vi.fn()
})

it('the address of a call orders parameters, leaves empty ones out, repeats lists and encodes', () => {
  expect(callUrl('GET /api/news')).toBe('/api/news')
  expect(callUrl('GET /api/datafilteredcategory', { category: 'Ärzte & Co', barrierfree: '' })).toBe(
    '/api/datafilteredcategory?category=%C3%84rzte%20%26%20Co',
  )
  expect(callUrl('GET /api/geocode', { street: 'b', city: 'a' })).toBe('/api/geocode?city=a&street=b')
  expect(callUrl('GET /api/links', { region: ['hassberge', 'haßberge'] })).toBe(
    '/api/links?region=hassberge&region=ha%C3%9Fberge',
  )
  expect(callUrl('GET /api/links', { region: [] })).toBe('/api/links')
  expect(callUrl('GET /api/file/{name}', { name: 'a/b.pdf' })).toBe('/api/file/a%2Fb.pdf')
})

it('the cache starts with answers and errors of the server, and requests none again', () => {
  const errors = { '/api/news': { status: 503, code: 'unavailable' } }
  const answers = queryCacheOf({ data: { '/api/links': ['a'] }, errors })
  expect(answers.get('/api/links')?.data).toEqual(['a'])
  expect(answers.isFresh('/api/links')).toBe(true)
  expect(answers.get('/api/news')?.error).toMatchObject({ status: 503, code: 'unavailable' })
})

it('a call uses keepalive for small writes, but not for reads or large bodies', async () => {
  const fetched = stubFetch()
  await call('POST /api/startImport', { id: 'a' })
  await call('POST /api/saveHtml', { html: 'ä'.repeat(40_000) }, { name: 'about' })
  await call('GET /api/news', {})
  expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, false, false])
})

it('a call times out after twenty seconds, slow calls later', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('fetch', fetched)
  const person = { name: 'a', email: '', phone: '', username: '' }
  const short = failureOf(call('POST /api/saveHtml', { html: '' }, { name: 'about' }))
  const long = failureOf(call('POST /api/findPerson', person))
  await vi.advanceTimersByTimeAsync(21_000)
  expect([(await short).status, fetched.mock.calls[1]?.[1].signal?.aborted]).toEqual([0, false])
  await vi.advanceTimersByTimeAsync(600_000)
  expect((await long).status).toBe(0)
  vi.useRealTimers()
})

it('a call sends the token when there is one, and JSON', async () => {
  const fetched = stubFetch()
  await call('POST /api/login', { username: 'a', password: 'b' })
  stored.access_token = token
  await call('GET /api/news', {})
  const headersOf = (n: number) => fetched.mock.calls[n]?.[1].headers as Headers
  expect(headersOf(0).get('Authorization')).toBeNull()
  expect(headersOf(0).get('Content-Type')).toBe('application/json')
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"username":"a","password":"b"}')
  expect(headersOf(1).get('Authorization')).toBe(`Bearer ${token}`)
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/news')
})

it('a call marks answers prefetched during a write as stale', async () => {
  let sent = () => {}
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'POST') await new Promise<void>((resolve) => (sent = resolve))
    return answer(200, { url })
  })
  const posted = call('POST /api/login', { username: 'a', password: 'b' })
  // What is asked in the millisecond of a write counts as older.
  const writtenAt = Date.now()
  while (Date.now() === writtenAt);
  const answers = new QueryCache()
  await prefetch(answers, '/api/links')
  expect(answers.get('/api/links')?.data).toEqual({ url: '/api/links' })
  expect(answers.isFresh('/api/links')).toBe(true)
  sent()
  await posted
  expect(answers.isFresh('/api/links')).toBe(false)
})

it('a call prefetches unknown answers once, and caches no failure', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetched)
  const answers = new QueryCache()
  answers.put('/api/links', ['a'])
  const attempts = ['/api/news', '/api/news', '/api/links'].map((url) => prefetch(answers, url))
  const outcomes = (await Promise.allSettled(attempts)).map(({ status }) => status)
  expect(outcomes).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect([fetched.mock.calls.length, answers.get('/api/news')]).toEqual([1, undefined])
  await prefetch(answers, '/api/news').catch(() => {})
  expect(fetched).toHaveBeenCalledTimes(2)
})

const failureBy = (response: () => Response) => {
  vi.stubGlobal('fetch', async () => response())
  return failureOf(call('GET /api/news', {}))
}

it('a call passes on the fields and retry time of a refusal', async () => {
  const refusal = { success: false, code: 'plz_invalid', message: 'PLZ muss eine Zahl sein!', field: 'plz' }
  const { success: _, ...told } = { ...refusal, status: 400, words: refusal.message, retryAfter: 540 }
  expect(await failureBy(() => answer(400, refusal, { 'Retry-After': '540' }))).toMatchObject(told)
})

it('a call has a code for a lost connection', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await failureBy(offline)).toMatchObject({ status: 0, code: 'offline' })
})

it.each([
  [502, '<h1>Bad gateway</h1>', 'error.server'],
  [504, '', 'error.server'],
  [503, '{"message":"another program"}', 'error.server'],
  [500, 'null', 'error.server'],
  [429, '"slow down"', 'error.too_many_requests'],
  [400, '{"code":7,"message":8}', 'error.refused'],
  [200, '<h1>Welcome to our network</h1>', 'error.server'],
])('a call uses only the status of a foreign answer: %i %s', async (status, body, id) => {
  const failure = await failureBy(() => new Response(body, { status, headers: { 'Retry-After': '120' } }))
  expect(failure).toMatchObject({ status, code: `http_${status}`, words: '', retryAfter: 120 })
  expect(errorMessageId(failure, () => false)).toBe(id)
})

it('a call ends the session on a 401 and sends to the login page, but not for a wrong password', async () => {
  stored.access_token = token
  vi.stubGlobal('fetch', async () => answer(401, { code: 'invalid_credentials' }))
  await failureOf(call('POST /api/login', { username: 'a', password: 'b' }))
  expect(navigation.toLogin).not.toHaveBeenCalled()
  expect(stored.access_token).toBe(token)
  expect(await failureOf(call('GET /api/getRole', {}))).toMatchObject({ status: 401 })
  expect(navigation.toLogin).toHaveBeenCalledOnce()
  expect(stored).not.toHaveProperty('access_token')
})

it('pages that differ for staff are requested without a token to be shown, and with it to be edited', async () => {
  stored.access_token = token
  const tokens: [string, boolean][] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    tokens.push([url, headers.has('Authorization')])
    return answer(200, {})
  })
  const answers = new QueryCache()
  prefetch(answers, '/api/getHtml?name=imprint')
  prefetch(answers, '/api/alllinks')
  await call('GET /api/getHtml', { name: 'imprint' })
  expect(tokens).toEqual([
    ['/api/getHtml?name=imprint', false],
    ['/api/alllinks', true],
    ['/api/getHtml?name=imprint', true],
  ])
})
