import * as plain from 'react/jsx-runtime'
import { withParts } from './parted.ts'

/** React's JSX runtime with break points in long words (`docs/decisions/017-hyphenation.md`). */
export type { JSX } from 'react'
export { Fragment } from 'react/jsx-runtime'

export const jsx: typeof plain.jsx = (type, props, key) =>
  plain.jsx(type, withParts(type, props as object), key)
export const jsxs: typeof plain.jsxs = (type, props, key) =>
  plain.jsxs(type, withParts(type, props as object), key)
