import { type Params, useLocation, useParams } from 'react-router-dom'
import { decodedPart } from '#shared/decodedPart'

/** Once, as the router does; as it is if it is malformed. */
export const decoded = (part: string): string => decodedPart(part) ?? part

/** The router turns a `%2F` within a name into a slash. */
export function pathParams(params: Params, pathname: string): Params {
  const parts = pathname.split('/').map(decoded)
  let next = 0
  const meant = Object.entries(params).map(([name, value]) => {
    const at = parts.findIndex((part, i) => i >= next && part.replaceAll('%2F', '/') === value)
    if (at < 0) return [name, value]
    next = at + 1
    return [name, parts[at]]
  })
  return Object.fromEntries(meant)
}

/** Of the query; empty if it is not there. */
export const useParameter = (name: string): string =>
  new URLSearchParams(useLocation().search).get(name) ?? ''

export function usePathParams(): Params {
  const params = useParams()
  const { pathname } = useLocation()
  return pathParams(params, pathname)
}
