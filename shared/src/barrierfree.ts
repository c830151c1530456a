/** Prefix of `services` in answers if the entry is barrier-free. */
const prefix = 'Barrierefrei, '

const head = /^\s*barrierefrei\s*(?:,\s*|$)/i

/** Checks whether services begin with the barrier-free prefix, however it is spelled. */
export const saysBarrierfree = (services: string): boolean => head.test(services)

export function withoutBarrierfree(services: string): string {
  let plain = services
  while (head.test(plain)) plain = plain.replace(head, '')
  return plain
}

/** Returns services as answers show them. */
export const withBarrierfree = (services: string, barrierfree: boolean): string =>
  (barrierfree ? prefix : '') + withoutBarrierfree(services)
