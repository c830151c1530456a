const ownPlace = 'http://site.invalid'

/**
 * Returns where to go after the login: an area that requires one, or null for any other address. Browsers treat a
 * backslash as a slash and drop tabs and line ends, so addresses with these are rejected.
 */
export function afterLogin(wanted: string | null): { to: string; isAdminUi: boolean } | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
  if (wanted === null || !wanted.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(wanted)) return null
  if (!URL.canParse(wanted, ownPlace)) return null
  const { origin, pathname, search, hash } = new URL(wanted, ownPlace)
  if (origin !== ownPlace) return null
  const isAdminUi = /^\/admin(\/|$)/.test(pathname)
  return isAdminUi || /^(\/en)?\/edit(\/|$)/.test(pathname)
    ? { to: pathname + search + hash, isAdminUi }
    : null
}
