/** For code outside React. Set up by the browser's entry. */
export const navigation = {
  /** Number of page changes since the document was loaded. */
  pageChanges: 0,
  toLogin: () => {},
  /** Then forms will be restored from their drafts. */
  isRestoring: false,
}
