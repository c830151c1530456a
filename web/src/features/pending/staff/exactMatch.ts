interface Named {
  name: string
  email: string
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Returns the only entry with the request's name, or of several the one with its sender's address; none if in doubt. It
 * is only preselected, and the reviewer sees it.
 */
export function exactMatch<E extends Named>(request: Named, found: readonly E[]): E | undefined {
  const same = found.filter(({ name }) => plain(name) === plain(request.name))
  if (same.length <= 1) return same[0]
  const sent = same.filter(({ email }) => email !== '' && plain(email) === plain(request.email))
  return sent.length === 1 ? sent[0] : undefined
}
