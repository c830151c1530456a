interface Named {
  name: string
  email: string
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * The one entry of a request's name; of several the one with its sender's address. None where it could be another: it
 * is only chosen beforehand, and the reviewer sees which.
 */
export function exactMatch<E extends Named>(request: Named, found: readonly E[]): E | undefined {
  const same = found.filter(({ name }) => plain(name) === plain(request.name))
  if (same.length <= 1) return same[0]
  const sent = same.filter(({ email }) => email !== '' && plain(email) === plain(request.email))
  return sent.length === 1 ? sent[0] : undefined
}
