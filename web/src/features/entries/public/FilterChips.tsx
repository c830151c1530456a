import { everywhere, parsePoint } from '@directory/shared/region'
import type { MouseEvent } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { ProperName } from '../../../ui/ProperName.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FilterForm.module.css'
import { type Filters, filterCheckboxes, formatFilters } from './filters.ts'
import { formatOrigin, storeVisitorPlace, useFrom, useOwnPosition, useVisitorLocation } from './position.ts'
import type { FilterState } from './useFilters.ts'

interface Props {
  state: FilterState
  /** (German) path of the page. */
  path: string
  /** The words narrow the list, instead of being what is searched for. */
  withWords?: boolean
  /** What else narrows the page. */
  more?: readonly Chip[]
}

interface Chip {
  /** What the label is, unless it is plain to see. */
  kind?: string
  label: string
  without: Partial<Filters>
  onRemove?: () => void
}

/** Shorter than the labels of the boxes. */
export const chipNames = {
  barrierfree: 'entry.barrierfree',
  homeVisits: 'entry.comesToHouse',
  openToday: 'list.openToday',
} as const

const chosenBoxes = (filters: Filters) => filterCheckboxes.filter((name) => filters[name])

/** Printed only: the filters in words. Words and place stand above every print. */
export function PrintedFilters({ filters }: { filters: Filters }) {
  const text = useText()
  const chosen = chosenBoxes(filters).map((name) => text(chipNames[name]))
  if (chosen.length === 0) return null
  return <p className={styles.printed}>{text('list.printedFilters', { filters: chosen.join(', ') })}</p>
}

/** What filters a list, each with a link to the same list without it. */
export function FilterChips({ state: { filters, defaults }, path, withWords = false, more = [] }: Props) {
  const text = useText()
  const place = usePlaceChip()
  const chips: Chip[] = [
    ...more,
    ...chosenBoxes(filters).map((name) => ({ label: text(chipNames[name]), without: { [name]: false } })),
  ]
  const words = filters.q.trim()
  if (withWords && words !== '') chips.push({ label: text('list.chipWords', { words }), without: { q: '' } })
  if (filters.region === everywhere && defaults.region !== everywhere && defaults.region !== '')
    chips.push({ label: text('list.regionAll'), without: { region: defaults.region } })
  if (place) chips.push(place)
  if (chips.length === 0) return null
  // The chip is gone after the press, so the focus goes to where it can be set again.
  const remove = (event: MouseEvent, onRemove?: () => void) => {
    onRemove?.()
    event.currentTarget.closest('form')?.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <PlainList inRow className={styles.chips} aria-label={text('list.chips')}>
      {chips.map(({ kind = '', label, without, onRemove }) => (
        <li key={label}>
          <SiteLink
            to={path + formatFilters({ ...filters, ...without }, defaults)}
            replace
            preventScrollReset
            className={styles.chip}
            onClick={(event) => remove(event, onRemove)}
          >
            <Icon name="close" />
            <span>
              <VisuallyHidden>
                {text('list.chipRemove')} {kind}{' '}
              </VisuallyHidden>
              <ProperName>{label}</ProperName>
            </span>
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}

/** The place that distances are measured from. Only a kept place is forgotten with its chip, not one of a shared link. */
function usePlaceChip(): Chip | null {
  const text = useText()
  const from = useFrom()
  const own = useOwnPosition()
  const home = useVisitorLocation(from, own)
  if (from === '') return null
  const label = home?.label || (parsePoint(from) ? text('list.fromOwn') : from)
  const kept = own.position && formatOrigin(own.position)
  const isKept = kept !== null && (kept === from || kept === home?.label)
  return {
    kind: text('list.chipTown'),
    label: home?.measuredFrom ? text('list.chipMeasured', { place: label, town: home.measuredFrom }) : label,
    without: { from: '' },
    ...(isKept && { onRemove: () => storeVisitorPlace(null) }),
  }
}
