import type { RenderedState } from '@directory/shared/renderedState'
import { createContext } from 'react'

/** What the server said of its document besides answers, which are in `Answers`. */
export type DocumentState = Pick<RenderedState, 'year' | 'search' | 'form' | 'justSent' | 'link'>

export const ServerState = createContext<DocumentState>({ year: 0 })
