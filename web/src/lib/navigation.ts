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

/** Only paths of our own: an address of elsewhere in a link must not lead people away after logging in. */
export function safeBack(value: string | null): string | null {
  return value !== null && /^\/(?![/\\])/.test(value) ? value : null
}
