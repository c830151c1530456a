import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useLocalPath } from '../lib/intl.ts'
import { Prefetch } from '../lib/prefetch.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Plain (German) path with query and hash. */
  to: string
}

/** Prefetches the page's data when the pointer or focus reaches it. */
export function SiteLink({ to, children, ...rest }: Props) {
  const localHref = useLocalPath()(to)
  const prefetch = useContext(Prefetch)
  const prefetchPage = () => prefetch(localHref)
  return (
    <Link
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onTouchStart={prefetchPage}
      discover="none"
      {...rest}
      to={localHref}
    >
      {children}
    </Link>
  )
}
