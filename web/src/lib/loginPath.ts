import { localePath, routes, splitLocale } from '@directory/shared/routes'
import { lastKnownUser } from './session.ts'

/** The login page, which leads back to where one is now and says so where a session is over. */
export function loginPath(here: string): string {
  const { locale } = splitLocale(here.replace(/[?#].*$/, ''))
  const over = lastKnownUser() === '' ? '' : '&over=1'
  return `${localePath(locale, routes.login.href())}?back=${encodeURIComponent(here)}${over}`
}
