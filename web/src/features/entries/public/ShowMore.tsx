import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { pathWithShown } from './shownCount.ts'

interface Props {
  /** Number of providers on the screen. */
  shown: number
  all: number
}

/** Shows the next providers of a long list. Their number is in the address, so that "back" leads to the same list. */
export function ShowMore({ shown, all }: Props) {
  const text = useText()
  const { pathname, search, state } = useLocation()
  if (shown >= all) return null
  // Focuses the first new provider, because the link moves on.
  const focusNext = () => {
    const names = () => [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')]
    const visible = names().filter((name) => name.offsetParent !== null).length
    requestAnimationFrame(() => names()[visible]?.focus({ preventScroll: true }))
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
        {text('list.showMore', { count: all - shown })}
      </LinkButton>
    </p>
  )
}
