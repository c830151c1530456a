import { splitLocale } from '@directory/shared/routes'

/** Number of providers on the screen before "show more", and added by each press. */
const shownAtOnce = 30

const name = 'shown'

/** Returns the number of providers to show, from a page's address. */
export function shownCount(search: string): number {
  const asked = Number(new URLSearchParams(search).get(name))
  return Number.isInteger(asked) && asked > shownAtOnce ? asked : shownAtOnce
}

/** Returns the (German) address of the same list with more providers. */
export function pathWithShown(pathname: string, search: string, shown: number): string {
  const params = new URLSearchParams(search)
  params.set(name, String(shown + shownAtOnce))
  return `${splitLocale(pathname).path}?${params}`
}
