/** An element with its children, or a text. */
export interface Source {
  /** Name in lower case. */
  tag?: string
  text?: string
  attributes: Readonly<Record<string, string>>
  children: readonly Source[]
}
