import type { Request, RequestHandler } from 'express'
import type { Payload } from 'payload'
import { sessionOf } from '#collections/Users/sessionEndpoints.ts'
import { localeNamed, localePath, splitLocale } from '#shared/locales'
import { maxAddressLength, routes, withoutEndSlashes } from '#shared/routes'
import { cmsPartOf } from '../connections/plainPath.ts'
import { headersOf } from '../connections/requestHead.ts'

/** For people without a session; ours replace them. */
const strangersPages = ['/login', '/logout-inactivity', '/forgot', '/reset', '/verify', '/create-first-user']

/**
 * The one door of staff is `/login`: it leads back to the page of the admin UI that was asked for, and `/logout` ends
 * the session for both. Payload keeps only the page for the first account of an empty directory.
 */
export function adminLoginRedirect(payload: Payload): RequestHandler {
  return async (req, res, next) => {
    const page = withoutEndSlashes(req.path.toLowerCase()).slice('/admin'.length)
    const reads = req.method === 'GET' || req.method === 'HEAD'
    if (!reads || cmsPartOf(req.path) !== 'admin') return next()
    const lead = (address: string) => res.set('Cache-Control', 'no-store').redirect(302, address)
    // The browser names its session, or else its cookie does.
    if (page === '/logout') return lead(`${inLanguageOf(req, routes.logout.href())}?cms`)

    const isForStrangers = strangersPages.some((own) => page === own || page.startsWith(`${own}/`))
    const isLoggedIn = (await sessionOf(payload, headersOf(req))) !== null
    if (isLoggedIn && !isForStrangers) return next()
    if (!isLoggedIn && (await payload.count({ collection: 'users' })).totalDocs === 0) return next()
    const back = isForStrangers ? adminPath(req.query.redirect) : adminPath(req.originalUrl)
    if (isLoggedIn) return lead(back)
    const over = page === '/logout-inactivity' ? '&over=1' : ''
    const noCookie = comesFromLogin(req) ? '&nocookie=1' : ''
    const login = (page: string) =>
      `${inLanguageOf(req, routes.login.href())}?back=${encodeURIComponent(page)}${over}${noCookie}`
    lead(login(back).length > maxAddressLength ? login('/admin') : login(back))
  }
}

/** Nothing else, without what Next adds when it fetches a page in parts. */
export function adminPath(wanted: unknown) {
  const base = 'http://admin.invalid'
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, base)) return '/admin'
  const url = new URL(wanted, base)
  if (url.origin !== base || !/^\/admin(\/|$)/.test(url.pathname)) return '/admin'
  url.searchParams.delete('_rsc')
  const page = url.pathname.slice('/admin'.length)
  // Else it would lead here again.
  if (/^\/log(in|out)/.test(page) || strangersPages.some((own) => page.startsWith(own))) return '/admin'
  return url.pathname + url.search
}

/** The login gave a cookie, which did not come along. */
function comesFromLogin({ headers: { referer } }: Request) {
  return (
    referer !== undefined &&
    URL.canParse(referer) &&
    splitLocale(new URL(referer).pathname).path === routes.login.path
  )
}

/** The admin UI stores its language in a cookie. */
const inLanguageOf = ({ headers }: Request, path: string) =>
  localePath(localeNamed(/(?:^|;\s*)payload-lng=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1]), path)
