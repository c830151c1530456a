/** What there is to know of a node; of an element its children, of text the text. */
export interface Source {
  /** In lower case. */
  tag?: string
  text?: string
  attributes: Readonly<Record<string, string>>
  children: readonly Source[]
}
