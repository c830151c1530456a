import type { Request, Response } from 'express'
import { isCrossSite } from '#access/isCrossSite.ts'
import { markOwnPageRequests } from './markOwnPageRequests.ts'

const host = '192.168.1.5:3000'
const here = `http://${host}`

function toldOf(publicUrl: string | null, headers: Record<string, string>, method = 'GET') {
  const req = { method, headers: { host, ...headers } } as unknown as Request
  const next = vi.fn()
  markOwnPageRequests(publicUrl)(req, {} as Response, next)
  expect(next).toHaveBeenCalledOnce()
  return req.headers['x-own-page']
}

it.each<[string, string, Record<string, string>]>([
  ['the page under the address of the request', 'POST', { origin: here }],
  ['a page of ours read over plain http', 'GET', { referer: `${here}/admin` }],
  ['a typed address on plain http', 'GET', {}],
])('may use the cookie of the admin UI without PUBLIC_URL: %s', (_, method, headers) => {
  expect(toldOf(null, headers, method)).toBe('yes')
})

it.each<[string, string, Record<string, string>]>([
  ["another site's page", 'POST', { origin: 'https://evil.example' }],
  ["another site's page with x-own-page", 'POST', { origin: 'https://evil.example', 'x-own-page': 'yes' }],
  ['another port', 'POST', { origin: 'http://192.168.1.5:8080' }],
  ['a page without an origin', 'POST', { origin: 'null' }],
  ['a change without origin', 'POST', {}],
  ['a change with our page as Referer only', 'DELETE', { referer: here }],
  ["a link on another site's page", 'GET', { referer: 'https://evil.example/' }],
  ['a cross-site request by Sec-Fetch-Site', 'GET', { 'sec-fetch-site': 'cross-site' }],
  ['an address that only begins like ours', 'POST', { origin: `${here}.evil.example` }],
])('may not use it: %s', (_, method, headers) => {
  expect(toldOf(null, headers, method)).toBe('no')
})

it('a form of another site is recognised by its Referer alone', () => {
  const elsewhere = { referer: 'https://evil.example/form' }
  expect(toldOf(null, elsewhere, 'POST')).toBe('others')
  expect(toldOf(null, { referer: 'about:blank' }, 'POST')).toBe('others')
  expect(toldOf(null, { ...elsewhere, origin: here }, 'POST')).toBe('yes')
  const page = (told: string | undefined) => isCrossSite((name) => (name === 'x-own-page' ? told : undefined))
  expect(['others', 'no', 'yes'].map(page)).toEqual([true, false, false])
})

it('may use it with PUBLIC_URL: only its pages, whatever the Host header', () => {
  const publicUrl = 'https://senioren.example.org'
  expect(toldOf(publicUrl, { origin: publicUrl }, 'POST')).toBe('yes')
  expect(toldOf(publicUrl, { referer: `${publicUrl}/admin` })).toBe('yes')
  for (const origin of [here, 'http://senioren.example.org', 'https://senioren.example.org:8443'])
    expect(toldOf(publicUrl, { origin }, 'POST')).toBe('no')
})
