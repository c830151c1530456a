import { createContext, type ReactNode } from 'react'

/** Links to the pages beside the open one, which the page's frame shows at its heading. */
export const NeighbourLinks = createContext<ReactNode>(null)
