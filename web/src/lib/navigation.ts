/** For code outside React. Set up by the browser's entry. */
export const navigation = {
  /** Number of page changes since the document was loaded. */
  pageChanges: 0,
  toLogin: () => {},
  /** True while the page reloads itself: forms are restored from their drafts, so their guards do not ask. */
  isRestoring: false,
}
