import type { createBrowserRouter } from 'react-router-dom'

/** For code outside React. Set up by the browser's entry. */
export const navigation = {
  /** Number of page changes since the document was loaded. */
  pageChanges: 0,
  toLogin: () => {},
  /** True while the page reloads itself: forms are restored from their drafts, so their guards do not ask. */
  isRestoring: false,
}

/** Counts the changes of page. @param leave what else a change brings, once the new address is known */
export function followPages(router: ReturnType<typeof createBrowserRouter>, leave: () => void) {
  let { pathname } = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    navigation.pageChanges += 1
    pathname = location.pathname
    leave()
  })
}
