/** Stands before `services` in answers if the entry is barrier-free. */
const prefix = 'Barrierefrei, '

const head = /^\s*barrierefrei\s*(?:,\s*|$)/i

/** However the prefix is spelled. */
export const saysBarrierfree = (services: string) => head.test(services)

export function withoutBarrierfree(services: string) {
  let plain = services
  while (head.test(plain)) plain = plain.replace(head, '')
  return plain
}

export const withBarrierfree = (services: string, barrierfree: boolean) =>
  (barrierfree ? prefix : '') + withoutBarrierfree(services)

type Detail = 'stepFree' | 'wideDoor'
export const accessNames = ['barrierfree', 'stepFree', 'wideDoor'] as const
type Access = { readonly [Name in (typeof accessNames)[number]]?: boolean | null }

/**
 * Completes a write: `barrierfree` follows from the details. A changed flag that contradicts them wins and clears them.
 * An unchanged flag means nothing, because forms, rows and programs send the whole entry.
 *
 * @param present the entry before, if there was one
 */
export function settleAccess<Written extends Access>(written: Written, present: Access | null): Written {
  const said = (name: Detail) => (written[name] === undefined ? present?.[name] : written[name]) ?? null
  const stepFree = said('stepFree')
  const isNarrow = stepFree === true && said('wideDoor') === false
  const flag = written.barrierfree === present?.barrierfree ? undefined : (written.barrierfree ?? undefined)
  // The former details implied the flag, and the new ones do not.
  if (isNarrow && flag === undefined && present?.stepFree && present.wideDoor !== false)
    return { ...written, barrierfree: false }
  if (stepFree === null || isNarrow || (flag ?? present?.barrierfree) === stepFree) return written
  return flag === undefined
    ? { ...written, barrierfree: stepFree }
    : { ...written, stepFree: null, wideDoor: null }
}
