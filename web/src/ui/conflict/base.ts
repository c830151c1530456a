type Values = Readonly<Record<string, string>>

/** The version that a form began from, with the moment it was read at. */
export interface Base<V extends Values> {
  values: V
  updatedAt: string
  /** Who saved it, where that is told with it; else its versions know. */
  by?: string
}

/**
 * The base travels with the draft: after a reload the form is compared with what its writer saw, not with what
 * somebody else has made of it meanwhile.
 */
export function withBase<V extends Values>(base: Base<V>): V & { base: string } {
  return { ...base.values, base: JSON.stringify(base) }
}

export function baseOf<V extends Values>(values: V & { base: string }): Base<V> {
  return JSON.parse(values.base) as Base<V>
}
