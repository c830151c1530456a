const placeholderOrigin = 'http://site.invalid'

/**
 * Returns where to go after the login: an area that requires one, or null for any other address. Browsers treat a
 * backslash as a slash and drop tabs and line ends, so addresses with these are rejected.
 */
export function afterLogin(back: string | null): { to: string; isAdminUi: boolean } | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
  if (back === null || !back.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(back)) return null
  if (!URL.canParse(back, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(back, placeholderOrigin)
  if (origin !== placeholderOrigin) return null
  const isAdminUi = /^\/admin(\/|$)/.test(pathname)
  return isAdminUi || /^(\/en)?\/edit(\/|$)/.test(pathname)
    ? { to: pathname + search + hash, isAdminUi }
    : null
}
