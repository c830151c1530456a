import { createContext } from 'react'

/** Provided by the router, used by links. */
export const Prefetch = createContext<(path: string) => void>(() => {})
