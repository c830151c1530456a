import { splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'

/** What a link to a form passes, so that one comes back exactly where one was. */
export interface WayBack {
  /** (German) address. */
  back: string
  /** History entry of that page, see `scrollPositionOf`. */
  at: string
}

/** The page with all that its address says, as the way back to it. */
export function useHere(): WayBack {
  const { pathname, search, key } = useLocation()
  return { back: splitLocale(pathname).path + search, at: key }
}

/** State of a page that one comes back to. */
export interface Return {
  /** History entry whose scroll position the page takes over. */
  returnTo?: string
}

/** State of a list that one comes back to after editing one of its rows. */
export interface EditedRow extends Return {
  /** Key of the row. */
  edited?: string
}
