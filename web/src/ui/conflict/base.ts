type Values = Readonly<Record<string, string>>

export interface Base<V extends Values> {
  values: V
  updatedAt: string
  /** The version's author, if the answer names one; otherwise looked up in the list of versions. */
  by?: string
}

/** After a reload, conflicts are still found against the version that the user saw. */
export function withBase<V extends Values>(base: Base<V>): V & { base: string } {
  return { ...base.values, base: JSON.stringify(base) }
}

export function baseOf<V extends Values>(values: V & { base: string }): Base<V> {
  return JSON.parse(values.base) as Base<V>
}
