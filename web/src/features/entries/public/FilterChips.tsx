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
  onPress?: () => void
}
interface PlaceChips {
  removal: Chip
  choices: readonly Chip[]
  isKnown: boolean
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
  const placeOfQuery = useQueryPlaceChips(namedPlace)
  const placeOfVisitor = useVisitorPlaceChips()
  const removals: Chip[] = chosenFilters(filters).map((name) => ({
    label: text(filterRows[name].chip),
    to: { [name]: false },
  }))
  if (namedTime) removals.push({ label: namedTime.label, to: { q: namedTime.queryWithout } })
  const query = filters.q.trim()
  if (showsQuery && query !== '')
    removals.push({ label: text('list.chipWords', { words: query }), to: { q: '' } })
  if (filters.region === allRegions && defaults.region !== allRegions && defaults.region !== '')
    removals.push({ label: text('list.regionAll'), to: { region: defaults.region } })
  const places = [placeOfQuery, placeOfVisitor].filter((place) => place !== null)
  const asksForPlace = asksPlace && !places.some(({ isKnown }) => isKnown)
  if (places.length + removals.length === 0 && !asksForPlace) return null
  const askPlace = <AskPlace isNeeded={filters.group === 'distance'} onPick={(from) => change({ from })} />
  const item = (chip: Chip, removes: boolean) => {
    const href = path + formatFilters({ ...filters, ...chip.to }, defaults)
    return <ChipItem key={chip.label} chip={chip} removes={removes} href={href} />
  }
  return (
    <div className={styles.chips}>
      {asksForPlace && places.length === 0 && askPlace}
      {places.length + removals.length > 0 && (
        <PlainList inRow aria-label={text('list.chips')}>
          {places.map(({ removal, choices, isKnown }) => {
            const chip = item(removal, true)
            const alternatives = choices.map((one) => item(one, false))
            return isKnown ? [chip, alternatives] : [alternatives, chip]
          })}
          {removals.map((chip) => item(chip, true))}
        </PlainList>
      )}
      {asksForPlace && places.length > 0 && askPlace}
      {!asksForPlace && filters.from !== '' && <input type="hidden" name="from" value={filters.from} />}
    </div>
  )
}

interface ItemProps {
  chip: Chip
  removes: boolean
  href: string
}

function ChipItem({ chip: { kind = '', label, onPress }, removes, href }: ItemProps) {
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
function useQueryPlaceChips(named: QueryPlace | null | undefined): PlaceChips | null {
  const text = useText()
  if (!named) return null
  const { kind, label, others, queryWithoutPlace } = named
  return {
    removal: { kind, label, to: { q: queryWithoutPlace } },
    choices: others.map((place) => ({
      label: text('list.otherPlace', { place }),
      to: { q: `${queryWithoutPlace} ${place}`.trim() },
    })),
    isKnown: true,
  }
}

/** Removing its chip deletes a stored place, but not that of a shared link. */
function useVisitorPlaceChips(): PlaceChips | null {
  const text = useText()
  const from = useDistanceOrigin()
  const visitorPlace = useVisitorPlace()
  const visitorLocation = useVisitorLocation(from)
  const answer = usePlace(from)
  if (from === '') return null
  const choice = (id: 'list.otherPlace' | 'list.guessedPlace', place: string): Chip => ({
    label: text(id, { place }),
    to: { from: place },
    onPress: () => void storePlaceByName(place),
  })
  if (answer?.place === null && !visitorLocation)
    return {
      removal: { label: text('list.chipUnknown', { name: from }), to: { from: '' } },
      choices: (answer.guesses ?? []).map((place) => choice('list.guessedPlace', place)),
      isKnown: false,
    }
  const label = visitorLocation?.label || (parsePoint(from) ? text('list.fromOwn') : from)
  const storedPlace = visitorPlace && formatOrigin(visitorPlace)
  const isStored = storedPlace !== null && (storedPlace === from || storedPlace === visitorLocation?.label)
  return {
    removal: {
      kind: text('list.chipTown'),
      label,
      to: { from: '' },
      ...(isStored && { onPress: () => storeVisitorPlace(null) }),
    },
    choices: (visitorLocation?.others ?? []).map((place) => choice('list.otherPlace', place)),
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
