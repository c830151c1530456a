import { splitLocale } from '@directory/shared/routes'

/** Number of providers on the screen before "show more", and added by each press. */
const countPerStep = 30

const parameter = 'shown'

/** Returns the number of providers to show, from a page's address. */
export function shownCount(search: string): number {
  const requested = Number(new URLSearchParams(search).get(parameter))
  return Number.isInteger(requested) && requested > countPerStep ? requested : countPerStep
}

/** Returns the (German) address of the same list with more providers. */
export function pathWithShown(pathname: string, search: string, shown: number): string {
  const params = new URLSearchParams(search)
  params.set(parameter, String(shown + countPerStep))
  return `${splitLocale(pathname).path}?${params}`
}
