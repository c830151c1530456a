export interface Source {
  /** Name in lower case. */
  tag?: string
  text?: string
  attributes: Readonly<Record<string, string>>
  children: readonly Source[]
}
