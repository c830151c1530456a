import { createContext } from 'react'

/** Fetches the data of the page at a (localised) address; given by the router, used by links. */
export const Prefetch = createContext<(path: string) => void>(() => {})
