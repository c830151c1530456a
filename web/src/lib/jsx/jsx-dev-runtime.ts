import * as plain from 'react/jsx-dev-runtime'
import { withBreakPoints } from './breakPoints.ts'

/** Like `jsx-runtime.ts`, with React's development warnings. */
export type { JSX } from 'react'
export { Fragment } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof plain.jsxDEV = (type, props, key, isStatic, source, self) =>
  plain.jsxDEV(type, withBreakPoints(type, props as object), key, isStatic, source, self)
