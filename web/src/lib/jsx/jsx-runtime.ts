import * as plain from 'react/jsx-runtime'
import { withBreakPoints } from './breakPoints.ts'

/** React's JSX runtime with break points in long words (`docs/decisions/017-hyphenation.md`). */
export type { JSX } from 'react'
export { Fragment } from 'react/jsx-runtime'

export const jsx: typeof plain.jsx = (type, props, key) =>
  plain.jsx(type, withBreakPoints(type, props as object), key)
export const jsxs: typeof plain.jsxs = (type, props, key) =>
  plain.jsxs(type, withBreakPoints(type, props as object), key)
