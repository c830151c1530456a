import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { pathWithShown } from './shownCount.ts'

interface Props {
  /** Number of providers on the screen. */
  shown: number
  total: number
}

/** Shows the next providers of a long list. Their number is in the address, so that "back" leads to the same list. */
export function ShowMore({ shown, total }: Props) {
  const text = useText()
  const { pathname, search, state } = useLocation()
  if (shown >= total) return null
  // Focuses the first new provider, because the link moves on.
  const focusNext = () => {
    const nameLinks = () => [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')]
    const visibleCount = nameLinks().filter((name) => name.offsetParent !== null).length
    requestAnimationFrame(() => nameLinks()[visibleCount]?.focus({ preventScroll: true }))
  }
  return (
    <p className="noPrint">
      <LinkButton
        to={pathWithShown(pathname, search, shown)}
        replace
        preventScrollReset
        state={state}
        onClick={focusNext}
      >
        {text('list.showMore', { count: total - shown })}
      </LinkButton>
    </p>
  )
}
