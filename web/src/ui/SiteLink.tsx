import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useLocale } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { type Locale, localePath } from '#shared/locales'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Plain (German) path with query and hash. */
  to: string
  /** If it is not that of the page. */
  locale?: Locale
}

/** Prefetches the page's data when the pointer or focus reaches it. */
export function SiteLink({ to, locale, ...rest }: Props) {
  const ownLocale = useLocale()
  const href = localePath(locale ?? ownLocale, to)
  const { prefetch } = useContext(ServerState)
  const prefetchPage = () => prefetch(href)
  return (
    <Link
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onTouchStart={prefetchPage}
      discover="none"
      {...rest}
      to={href}
    />
  )
}
