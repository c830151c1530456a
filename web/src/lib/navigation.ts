/** For code outside React. Set up by the browser's entry. */
export const navigation = {
  /** Number of page changes since the document was loaded. */
  pageChanges: 0,
  toLogin: () => {},
  /** Then forms will be restored from their drafts. */
  isRestoring: false,
}

/** A forged link must not lead to another site after the login. */
export function safeBack(value: string | null): string | null {
  return value !== null && /^\/(?![/\\])/.test(value) ? value : null
}
