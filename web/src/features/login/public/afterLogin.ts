const ownPlace = 'http://site.invalid'

/**
 * Where to go after the login: only what needs one sends people there; anything else in a link is no page of ours.
 * Browsers read a backslash as a slash and leave out tabs and line ends, so an address that means well has none.
 */
export function afterLogin(wanted: string | null): { to: string; isAdminUi: boolean } | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (wanted === null || !wanted.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(wanted)) return null
  if (!URL.canParse(wanted, ownPlace)) return null
  const { origin, pathname, search, hash } = new URL(wanted, ownPlace)
  if (origin !== ownPlace) return null
  const isAdminUi = /^\/admin(\/|$)/.test(pathname)
  return isAdminUi || /^(\/en)?\/edit(\/|$)/.test(pathname)
    ? { to: pathname + search + hash, isAdminUi }
    : null
}
