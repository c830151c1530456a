import { isUtf8 } from 'node:buffer'
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { entryFields } from '#shared/fields/entryFields'
import { withoutEndSlashes } from '#shared/routes'
import { allows } from './robots.ts'

export type Visit =
  | { kind: 'answers' }
  /** Each redirect on the way is for good. */
  | { kind: 'moved'; to: string }
  | { kind: 'silent' }
  | { kind: 'forbidden' }
  /** No server was reached: it or our own connection is down. */
  | { kind: 'unreached' }
  /** Leads to a host that was asked for another website less than a minute ago. */
  | { kind: 'postponed' }

/** Replaced in tests. */
export interface Network {
  resolve: (host: string) => Promise<LookupAddress[]>
  isAllowed: (ip: string) => boolean
}

const maxBytes = 64_000
const maxRedirects = 5
const timeoutMs = 15_000
const permanent = new Set([301, 308])
const redirects = new Set([...permanent, 302, 303, 307])
/** A server answers, and does not let programs in. */
const guarded = new Set([401, 403, 429])
/** Of the website or of our own connection: some networks know no name, or lead each to a page of their own. */
const unreached = new Set(
  'EAI_AGAIN ENOTFOUND ENETUNREACH ENETDOWN EHOSTUNREACH ECONNREFUSED ETIMEDOUT ABORT_ERR'.split(' '),
)

/** Not the public internet, or leading into other networks (IANA special-purpose registries). */
const special = networks(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
)
const globalV6 = networks('2000::/3')

function networks(...lines: string[]) {
  const list = new BlockList()
  for (const [, network = '', bits] of lines.join(' ').matchAll(/(\S+)\/(\d+)/g))
    list.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
  return list
}

/** IPv4 written as IPv6 (`::ffff:…`) does not. */
export const isPublicAddress = (ip: string) =>
  isIPv6(ip) ? globalV6.check(ip, 'ipv6') && !special.check(ip, 'ipv6') : !special.check(ip, 'ipv4')

export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
}

interface Answer {
  status: number
  location: string | undefined
  body: string
}

type Ask = (url: URL, method: 'HEAD' | 'GET') => Promise<Answer>

/** Looks at the page of a website politely: HEAD, then at most 64 kB by GET; never into a private network. */
export async function visitWebsite(address: string, asking: Asking): Promise<Visit> {
  let isReached = false
  const hosts = new Set<string>()
  const ask: Ask = async (url, method) => {
    if (!asking.mayAsk(url.host, hosts.has(url.host))) throw postponed
    hosts.add(url.host)
    const answer = await send(url, method, asking)
    isReached = true
    return answer
  }
  const robots = new Map<string, string>()
  let url = new URL(address)
  let isForGood = true
  try {
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const rules =
        robots.get(url.origin) ?? (await readRobots(new URL('/robots.txt', url), ask).catch(noRobots))
      robots.set(url.origin, rules)
      if (!allows(rules, url.pathname + url.search)) return { kind: 'forbidden' }
      let answer = await ask(url, 'HEAD').catch(() => null)
      if (!answer || (answer.status >= 400 && !guarded.has(answer.status))) answer = await ask(url, 'GET')
      const { status, location } = answer
      if (status < 300 || guarded.has(status))
        return isForGood && !isSamePlace(new URL(address), url)
          ? { kind: 'moved', to: url.href }
          : { kind: 'answers' }
      if (!redirects.has(status) || !location || !URL.canParse(location, url)) return { kind: 'silent' }
      isForGood &&= permanent.has(status)
      url = new URL(location, url)
      // The address is too long for the field, or contains a password.
      if (url.href.length > entryFields.website.limit || url.username + url.password !== '')
        return { kind: 'answers' }
    }
    return { kind: 'silent' }
  } catch (error) {
    if (error === postponed) return { kind: 'postponed' }
    const { code = '' } = (error ?? {}) as { code?: string }
    return { kind: !isReached && unreached.has(code) ? 'unreached' : 'silent' }
  }
}

const postponed = new Error('This host was asked a moment ago')

function noRobots(error: unknown) {
  if (error === postponed) throw error
  return ''
}

/** Follows a robots.txt that moved; `""` if there is none or nothing answers, all closed if the server fails. */
async function readRobots(url: URL, ask: Ask, hops = 0) {
  const { status, location, body } = await ask(url, 'GET')
  if (status >= 500) return 'User-agent: *\nDisallow: /'
  if (!redirects.has(status) || !location || hops === maxRedirects) return status === 200 ? body : ''
  return readRobots(new URL(location, url), ask, hops + 1)
}

/** Checks whether only the way of writing differs, which is worth no change: `http:`, `www.`, a slash at the end. */
function isSamePlace(one: URL, other: URL) {
  const placeOf = ({ host, pathname, search }: URL) =>
    host.replace(/^www\./, '') + withoutEndSlashes(pathname) + search
  return placeOf(one) === placeOf(other)
}

const notPublic = () => Object.assign(new Error('No public address'), { code: 'ENOTFOUND' })

interface Asking {
  userAgent: string
  network: Network
  stopping?: AbortSignal
  /** False if a host was asked less than a minute ago, unless this visit asks it again. */
  mayAsk(host: string, isAgain: boolean): boolean
}

/** @throws Error if the address is not public, or nothing comes in time */
function send(url: URL, method: 'HEAD' | 'GET', { userAgent, network, stopping }: Asking): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!/^https?:$/.test(url.protocol) || (isIP(host) && !network.isAllowed(host)))
    return Promise.reject(notPublic())
  const resolve = async (name: string) => {
    const found = await network.resolve(name)
    if (found.length > 0 && found.every(({ address }) => network.isAllowed(address))) return found
    throw notPublic()
  }
  // The address that is checked is the one that is connected to: a second look-up could bring another.
  const lookup: LookupFunction = (name, _, done) =>
    void resolve(name).then(
      (found) => done(null, found),
      (error) => done(error, ''),
    )
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise((resolve, reject) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout
    const headers = { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.5', 'Accept-Encoding': 'identity' }
    const req = send(url, { method, headers, lookup, signal, agent: false, maxHeaderSize: 16_000 })
    req.on('error', reject)
    req.on('response', (res) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const end = () => {
        const { statusCode: status = 0, headers } = res
        // Some send an address with umlauts as it is, in UTF-8 or Latin-1; headers are read as the latter.
        const given = Buffer.from(headers.location ?? '', 'latin1')
        const location = isUtf8(given) ? given.toString() : headers.location
        resolve({ status, location, body: Buffer.concat(chunks).toString() })
        req.destroy()
      }
      res.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes >= maxBytes) end()
      })
      res.on('end', end)
      // A server is there, but its text breaks off or takes too long.
      res.on('error', end)
    })
    req.end()
  })
}
