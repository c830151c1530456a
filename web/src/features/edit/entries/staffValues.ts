type Values = Record<string, string>

/** The version that a form began from, with the moment it was read at. */
export interface Base<V extends Values> {
  values: V
  updatedAt: string
}

/** What a staff form keeps besides the entry: no e-mail on purpose, and the version it began from. */
export interface Extra extends Values {
  noEmail: string
  base: string
}

/**
 * The base travels with the draft: after a reload the form is compared with what its writer saw, not with what
 * somebody else has made of it meanwhile.
 */
export function withBase<V extends Values>(base: Base<V>): V & Extra {
  return { ...base.values, noEmail: '', base: JSON.stringify(base) }
}

export function baseOf<V extends Values>(values: V & Extra): Base<V> {
  return JSON.parse(values.base) as Base<V>
}
