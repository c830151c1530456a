/**
 * Bridge to code outside React: the number of navigations, and the way to the login page for `api.ts`. Set up by the
 * browser's entry.
 */
export const navigation = {
  /** Number of page changes since the document was loaded. */
  pageChanges: 0,
  toLogin: () => {},
  /** True if the document is about to reload, and its forms will be restored from their drafts. */
  isRestoring: false,
}

/** Accepts paths of this site only: a forged link must not lead to another site after the login. */
export function safeBack(value: string | null): string | null {
  return value !== null && /^\/(?![/\\])/.test(value) ? value : null
}
