import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useLocalPath } from '../lib/intl.ts'
import { Prefetch } from '../lib/prefetch.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The plain (German) path with query and hash; the link stays in the reader's language. */
  to: string
}

/** A link to a page of the site; its data is fetched as soon as somebody is about to follow it. */
export function SiteLink({ to, children, ...rest }: Props) {
  const local = useLocalPath()(to)
  const prefetch = useContext(Prefetch)
  const intent = () => prefetch(local)
  return (
    <Link onPointerEnter={intent} onFocus={intent} onTouchStart={intent} {...rest} to={local}>
      {/* biome-ignore lint/complexity/noUselessFragments: drawn by us and not by the router, long words get their hyphens */}
      <>{children}</>
    </Link>
  )
}
