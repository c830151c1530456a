import { createContext } from 'react'

/** What the server rendered a document with; travels in the document as JSON. */
export interface RenderedState {
  /** Answers of calls, by address. */
  data: Record<string, unknown>
  /** Refusals of calls, by address. */
  errors: Record<string, { status: number; code: string }>
  /** For the footer: the browser's clock may stand in another year. */
  year: number
}

export const ServerState = createContext<RenderedState>({ data: {}, errors: {}, year: 0 })
