import { createElement, Fragment, type ReactNode } from 'react'
import { type TextPiece, textPiecesOf } from '../hyphens.ts'

/** Elements that can hold only plain text, or text that must stay exactly as written. */
const verbatim = new Set(['option', 'textarea', 'title', 'text', 'tspan', 'code', 'pre', 'script', 'style'])

const hyphen = createElement('soft-hyphen')

/** Adds invisible break points to long words; copied text and accessible names do not contain them. */
function withBreaks(child: ReactNode, index?: number): ReactNode {
  if (Array.isArray(child)) return child.some(isText) ? child.map(withBreaks) : child
  if (typeof child !== 'string') return child
  const parts = textPiecesOf(child)
  if (parts.every(isText)) return child
  // Wrapped in one element: in a flex or grid container each piece would become a separate item.
  return createElement(
    'parted-text',
    index === undefined ? null : { key: `parted ${index}` },
    ...parts.map(pieceElement),
  )
}

function pieceElement(part: TextPiece): ReactNode {
  if (part === null) return hyphen
  return typeof part === 'string' ? part : createElement('whole-word', null, part.whole)
}

const isText = (child: unknown) => typeof child === 'string'

/** Returns props for `jsx` with break points in texts of HTML elements, but not of our own components. */
export function withBreakPoints(type: unknown, props: object): object {
  const hasText = typeof type === 'string' ? !verbatim.has(type) : type === Fragment
  const { children, translate } = props as { children?: ReactNode; translate?: string }
  // Text that has to be copied exactly, such as a token, is not hyphenated.
  if (!hasText || translate === 'no' || children === undefined) return props
  const shownChildren = withBreaks(children)
  return shownChildren === children ? props : { ...props, children: shownChildren }
}
