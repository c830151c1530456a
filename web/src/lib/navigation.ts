import type { SiteHistory } from './history.ts'

/**
 * What lies outside React's reach: the browser's router tells how often it has moved, and the one place that
 * fetches can send somebody whose session has ended to the login page. Set up by the browser's entry.
 */
export const navigation = {
  /** Changes of page since the document was loaded. */
  moves: 0,
  toLogin: () => {},
  /** The document is about to be loaded anew, and its forms are going to hold what was typed. */
  comesBack: false,
  /** For forms that must not be left by accident. */
  guard: (() => () => {}) as SiteHistory['guard'],
}

const ownPlace = 'http://site.invalid'

/**
 * Only paths of our own: an address of elsewhere in a link must not lead people away after logging in. Browsers read a
 * backslash as a slash and leave out tabs and line ends, so there is none of that in an address that means well.
 */
export function safeBack(value: string | null): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (value === null || !value.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(value)) return null
  if (!URL.canParse(value, ownPlace)) return null
  const { origin, pathname, search, hash } = new URL(value, ownPlace)
  return origin === ownPlace && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** Where to go after the login: only what needs one sends people there; anything else in a link is no page of ours. */
export function afterLogin(value: string | null): { to: string; isAdminUi: boolean } | null {
  const to = safeBack(value)
  if (to === null) return null
  const isAdminUi = /^\/admin(?:[/?#]|$)/.test(to)
  return isAdminUi || /^(?:\/en)?\/edit(?:[/?#]|$)/.test(to) ? { to, isAdminUi } : null
}
