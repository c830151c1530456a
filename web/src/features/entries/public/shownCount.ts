import { splitLocale } from '@directory/shared/routes'

/** Providers on the screen before "show more", and added by each press. */
const shownAtOnce = 30

const name = 'shown'

/** The number of providers to show by a page's address. */
export function shownCount(search: string): number {
  const asked = Number(new URLSearchParams(search).get(name))
  return Number.isInteger(asked) && asked > shownAtOnce ? asked : shownAtOnce
}

/** (German) address of the same list with more providers. */
export function pathWithShown(pathname: string, search: string, shown: number): string {
  const params = new URLSearchParams(search)
  params.set(name, String(shown + shownAtOnce))
  return `${splitLocale(pathname).path}?${params}`
}
