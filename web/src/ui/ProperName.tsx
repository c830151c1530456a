import { createElement, Fragment } from 'react'

/** Pattern of words that fit into a heading's line, with the largest text on the narrowest phone. */
const oneLineWord = /^[^\s-]{10,13}$/

/** Shows the name of a person, provider or town: its words move to the next line whole, unless too long for a line. */
export function ProperName({ children }: { children: string }) {
  let position = 0
  return children.split(/(\s+)/).map((part) => {
    position += part.length
    return oneLineWord.test(part) ? (
      createElement('whole-word', { key: position }, part)
    ) : (
      <Fragment key={position}>{part}</Fragment>
    )
  })
}
