import Bowser from 'bowser'

const maxReadLength = 500
const maxNameLength = 40

/** Returns a browser's readable name, such as "Firefox, Linux"; empty if unknown. */
export function browserOf(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxReadLength))
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => String(name).slice(0, maxNameLength))
    .join(', ')
}
