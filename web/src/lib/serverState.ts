import type { RenderedState } from '@directory/shared/renderedState'
import { createContext } from 'react'

/** Data that the server sent with its document, apart from answers, which are in the query cache. */
export type DocumentState = Pick<
  RenderedState,
  'year' | 'publicUrl' | 'search' | 'form' | 'justSent' | 'link' | 'booklet'
>

export const ServerState = createContext<DocumentState>({ year: 0 })
