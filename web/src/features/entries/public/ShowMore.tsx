import { useLocation } from 'react-router-dom'
import { usePlainPath, useText } from '#lib/intl.ts'
import { useParameter } from '#lib/pathParams.ts'
import { LinkButton } from '#ui/Button.tsx'

const countPerStep = 30

/** Fewer are not hidden: a press for so few is not worth it. */
const minHidden = 5

const parameter = 'shown'

/** @param first their number before the first press */
export function useShownCount(total: number, first = countPerStep): number {
  const requested = Number(useParameter(parameter))
  const shown = Number.isInteger(requested) && requested > first ? requested : first
  return total - shown < minHidden ? total : shown
}

interface Props {
  shown: number
  total: number
}

/** Their number is in the address, so that "back" leads to the same list. */
export function ShowMore({ shown, total }: Props) {
  const text = useText()
  const path = usePlainPath()
  const { search, state } = useLocation()
  if (shown >= total) return null
  const next = new URLSearchParams(search)
  next.set(parameter, String(shown + countPerStep))
  // Focuses the first new provider, because the link moves on.
  const focusNext = () => {
    const nameLinks = () => [...document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')]
    const visibleCount = nameLinks().filter((name) => name.offsetParent !== null).length
    requestAnimationFrame(() => nameLinks()[visibleCount]?.focus({ preventScroll: true }))
  }
  return (
    <p className="noPrint">
      <LinkButton to={`${path}?${next}`} replace preventScrollReset state={state} onClick={focusNext}>
        {text('list.showMore', { count: total - shown })}
      </LinkButton>
    </p>
  )
}
