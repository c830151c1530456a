import { filters as filterRows } from '@directory/shared/filters'
import { allRegions, parsePoint } from '@directory/shared/region'
import { type MouseEvent, useEffect, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import styles from './FilterForm.module.css'
import { chosenFilters, type Filters, formatFilters } from './filters.ts'
import {
  formatOrigin,
  showTownField,
  storePlaceByName,
  storeVisitorPlace,
  useDistanceOrigin,
  usePlace,
  useVisitorLocation,
  useVisitorPlace,
} from './position.ts'
import { TownPicker } from './TownPicker.tsx'
import type { FilterState } from './useFilters.ts'

export interface QueryPlace {
  /** Kind of place, in words, to tell it from a stored place. */
  kind: string
  label: string
  others: readonly string[]
  queryWithoutPlace: string
}

interface Props {
  state: FilterState
  /** (German) path of the page. */
  path: string
  /** True if the query narrows a list and is not a search. */
  showsQuery: boolean
  namedPlace?: QueryPlace | null
  namedTime?: { label: string; queryWithout: string } | undefined
  /** True if a place matters, because there is a list. */
  asksPlace: boolean
}

interface Chip {
  label: string
  kind?: string
  to: Partial<Filters>
  /** Else it stands for another place. */
  removes: boolean
  onPress?: () => void
}

/** Query and place are at the top of every print. */
export function PrintedFilters({ filters }: { filters: Filters }) {
  const text = useText()
  const chosen = chosenFilters(filters).map((name) => text(filterRows[name].chip))
  if (chosen.length === 0) return null
  return <p className="onlyPrint">{text('list.printedFilters', { filters: chosen.join(', ') })}</p>
}

export function FilterChips({
  state: { filters, defaults, change },
  path,
  showsQuery,
  namedPlace,
  namedTime,
  asksPlace,
}: Props) {
  const text = useText()
  const visitor = useVisitorPlaceChips()
  const places = [...(namedPlace ? queryPlaceChips(namedPlace, text) : []), ...visitor.chips]
  const removal = (label: string, to: Partial<Filters>): Chip => ({ label, to, removes: true })
  const removals = chosenFilters(filters).map((name) =>
    removal(text(filterRows[name].chip), { [name]: false }),
  )
  if (namedTime) removals.push(removal(namedTime.label, { q: namedTime.queryWithout }))
  const query = filters.q.trim()
  if (showsQuery && query !== '') removals.push(removal(text('list.chipWords', { words: query }), { q: '' }))
  if (filters.region === allRegions && defaults.region !== allRegions)
    removals.push(removal(text('list.regionAll'), { region: defaults.region }))
  const asksForPlace = asksPlace && !namedPlace && !visitor.isKnown
  const chips = [...places, ...removals]
  if (chips.length === 0 && !asksForPlace) return null
  const askPlace = <AskPlace isNeeded={filters.group === 'distance'} onPick={(from) => change({ from })} />
  return (
    <div className={styles.chips}>
      {asksForPlace && places.length === 0 && askPlace}
      {chips.length > 0 && (
        <PlainList inRow aria-label={text('list.chips')}>
          {chips.map((chip) => (
            <ChipItem
              key={chip.label}
              chip={chip}
              href={path + formatFilters({ ...filters, ...chip.to }, defaults)}
            />
          ))}
        </PlainList>
      )}
      {asksForPlace && places.length > 0 && askPlace}
      {!asksForPlace && filters.from !== '' && <input type="hidden" name="from" value={filters.from} />}
    </div>
  )
}

function ChipItem({ chip: { kind = '', label, removes, onPress }, href }: { chip: Chip; href: string }) {
  const text = useText()
  const press = (event: MouseEvent) => {
    onPress?.()
    // The chip is gone after the press, so the focus goes to the fold with the filters.
    if (removes) event.currentTarget.closest('form')?.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <li>
      <SiteLink to={href} replace preventScrollReset className={styles.chip} onClick={press}>
        {removes && <Icon name="close" />}
        <span>
          {removes && <VisuallyHidden>{`${text('list.chipRemove')} ${kind} `}</VisuallyHidden>}
          <WholeWords>{label}</WholeWords>
        </span>
      </SiteLink>
    </li>
  )
}

/** For this search only; another place of that name replaces it there. */
const queryPlaceChips = (
  { kind, label, others, queryWithoutPlace: query }: QueryPlace,
  text: ReturnType<typeof useText>,
): Chip[] => [
  { kind, label, to: { q: query }, removes: true },
  ...others.map((place) => ({
    label: text('list.otherPlace', { place }),
    to: { q: `${query} ${place}`.trim() },
    removes: false,
  })),
]

/** Removing its chip deletes a stored place, but not that of a shared link. */
function useVisitorPlaceChips(): { chips: Chip[]; isKnown: boolean } {
  const text = useText()
  const from = useDistanceOrigin()
  const visitorPlace = useVisitorPlace()
  const visitorLocation = useVisitorLocation(from)
  const answer = usePlace(from)
  if (from === '') return { chips: [], isKnown: false }
  const choice = (id: 'list.otherPlace' | 'list.guessedPlace', place: string): Chip => ({
    label: text(id, { place }),
    to: { from: place },
    removes: false,
    onPress: () => void storePlaceByName(place),
  })
  const to = { from: '' }
  if (answer?.place === null && !visitorLocation) {
    const guesses = (answer.guesses ?? []).map((place) => choice('list.guessedPlace', place))
    const removal = { label: text('list.chipUnknown', { name: from }), to, removes: true }
    return { chips: [...guesses, removal], isKnown: false }
  }
  const label = visitorLocation?.label || (parsePoint(from) ? text('list.fromOwn') : from)
  const storedPlace = visitorPlace && formatOrigin(visitorPlace)
  const isStored = storedPlace !== null && (storedPlace === from || storedPlace === visitorLocation?.label)
  const onPress = isStored && { onPress: () => storeVisitorPlace(null) }
  const others = (visitorLocation?.others ?? []).map((place) => choice('list.otherPlace', place))
  return {
    chips: [{ kind: text('list.chipTown'), label, to, removes: true, ...onPress }, ...others],
    isKnown: true,
  }
}

/** The field's id: the address with it shows the field without scripts, and before they run. */
const askingId = 'place'

function AskPlace({ isNeeded, onPick }: { isNeeded: boolean; onPick: (from: string) => void }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (isAsking) showTownField()
  }, [isAsking])
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <>
      <a
        href={`#${askingId}`}
        onClick={ask}
        className={styles.ask}
        aria-label={isNeeded ? undefined : text('list.namePlaceFor')}
      >
        <Icon name="location" /> {text(isNeeded ? 'list.noOrigin' : 'list.namePlace')}
      </a>
      <div id={askingId} className={`${styles.asking} flow`} data-open={isAsking}>
        <TownPicker label={text('list.from')} onPick={onPick} />
        <Button type="submit">{text('list.apply')}</Button>
      </div>
    </>
  )
}
