import { createElement, Fragment } from 'react'

/** Fits into a line of every heading, at the largest text size of the narrowest phone. */
const fitsIntoALine = /^[^\s-]{10,13}$/

/** The name of a person, a provider or a town: its words move to the next line whole, unless they are too long for one. */
export function ProperName({ children }: { children: string }) {
  let at = 0
  return children.split(/(\s+)/).map((part) => {
    at += part.length
    return fitsIntoALine.test(part) ? (
      createElement('whole-word', { key: at }, part)
    ) : (
      <Fragment key={at}>{part}</Fragment>
    )
  })
}
