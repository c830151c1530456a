import { createElement, Fragment, type ReactNode } from 'react'
import { type Part, partsOf } from '../hyphens.ts'

/** Hold text only, or text that is somebody's and not ours to part. */
const verbatim = new Set(['option', 'textarea', 'title', 'text', 'tspan', 'code', 'pre', 'script', 'style'])

const hyphen = createElement('soft-hyphen')

/** Text as it is drawn: its long words get places to part, which neither copies nor names nor readers know of. */
function parted(child: ReactNode, index?: number): ReactNode {
  if (Array.isArray(child)) return child.some(isText) ? child.map(parted) : child
  if (typeof child !== 'string') return child
  const parts = partsOf(child)
  if (parts.every(isText)) return child
  // As one thing: in a row of things (flex, grid) each piece would be a thing of its own.
  return createElement(
    'parted-text',
    index === undefined ? null : { key: `parted ${index}` },
    ...parts.map(drawn),
  )
}

function drawn(part: Part): ReactNode {
  if (part === null) return hyphen
  return typeof part === 'string' ? part : createElement('whole-word', null, part.whole)
}

const isText = (child: unknown) => typeof child === 'string'

/** What `jsx` is to make an element with: the texts of what stands in the document, not those of our components. */
export function withParts(type: unknown, props: object): object {
  const hasText = typeof type === 'string' ? !verbatim.has(type) : type === Fragment
  const { children, translate } = props as { children?: ReactNode; translate?: string }
  // What is to be typed as it stands, such as a token, is no word.
  if (!hasText || translate === 'no' || children === undefined) return props
  const shown = parted(children)
  return shown === children ? props : { ...props, children: shown }
}
