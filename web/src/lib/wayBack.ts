import { splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'

/** State that a link passes to a form, for returning exactly to the previous place. */
export interface WayBack {
  /** (German) address. */
  back: string
  /** History entry of that page, see `scrollPositionOf`. */
  at: string
}

/** Returns the current page with its query as the way back to it. */
export function useHere(): WayBack {
  const { pathname, search, key } = useLocation()
  return { back: splitLocale(pathname).path + search, at: key }
}

/** State of a page to which the user returns. */
export interface Return {
  /** History entry whose scroll position the page takes over. */
  returnTo?: string
}

/** State of a list to which the user returns after editing one of its rows. */
export interface EditedRow extends Return {
  /** Key of the row. */
  edited?: string
}
