import { createContext } from 'react'

/** Prefetches the data of the page at a (localised) address; provided by the router, used by links. */
export const Prefetch = createContext<(path: string) => void>(() => {})
