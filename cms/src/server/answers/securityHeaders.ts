import type { RequestHandler, Response } from 'express'
import { filePolicy } from '#collections/Files/filePolicy.ts'

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/** No inline scripts; inline style attributes only, because pages may contain colours. */
const sitePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  // Pictures and videos from other sites load inside a document of ours that has its own policy.
  "frame-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** On every answer of the site and the contract, cached or not. */
export const siteHeaders: Readonly<Record<string, string>> = {
  ...common,
  'Content-Security-Policy': sitePolicy,
}

export function headersFramedBy(hosts: string): Readonly<Record<string, string>> {
  const { 'X-Frame-Options': _, ...others } = siteHeaders
  return {
    ...others,
    'Content-Security-Policy': sitePolicy.replace("ancestors 'none'", `ancestors ${hosts}`),
  }
}

/** The CMS writes inline styles. Inline scripts of Next are allowed by a nonce. */
function adminPolicy(nonce: string) {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Only TLS for a year, if the site has TLS; not for other names. */
export const transportHeaders = (publicUrl: string | null): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}

export const setHeaders =
  (headers: Readonly<Record<string, string>>): RequestHandler =>
  (_req, res, next) => {
    res.set(headers)
    next()
  }

export const setAdminHeaders: RequestHandler = (req, res, next) => {
  const policy = adminPolicy(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'))
  res.set({ ...common, 'X-Frame-Options': 'SAMEORIGIN', 'Content-Security-Policy': policy })
  // No pages are served below this path, but files of any type are. Next keeps headers that are set here.
  if (/^\/cms\/api(\/|$)/i.test(req.path)) {
    res.set('Content-Security-Policy', filePolicy)
    forbidCaching(res)
  }
  req.headers['content-security-policy'] = policy
  next()
}

/** On answers of Payload that do not set `Cache-Control` themselves. */
function forbidCaching(res: Response) {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => Response
  res.writeHead = (...head: unknown[]) => {
    if (!res.headersSent && !res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store')
    return writeHead(...head)
  }
}
