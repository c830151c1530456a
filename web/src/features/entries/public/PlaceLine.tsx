import type { MouseEvent } from 'react'
import { useText } from '../../../lib/intl.ts'
import type { VisitorHome } from './position.ts'
import { showTownField, townFieldId } from './townField.ts'

/** One line above a list: offers to name a place, or says from where distances are measured if that is not plain. */
export function PlaceLine({ home }: { home: VisitorHome | null }) {
  const text = useText()
  if (home?.measuredFrom)
    return <p>{text('list.measuredFrom', { town: home.measuredFrom, place: home.label })}</p>
  if (home) return null
  const ask = (event: MouseEvent) => {
    if (showTownField()) event.preventDefault()
  }
  return (
    <p className="noPrint">
      <a href={`#${townFieldId}`} onClick={ask}>
        {text('list.namePlace')}
      </a>
    </p>
  )
}
