import { type MouseEvent, useEffect, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { filters as filterRows } from '#shared/filters'
import { allRegions, parsePoint } from '#shared/region'
import type { SearchHelp } from '#shared/searchHelp'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './FilterForm.module.css'
import { chosenFilters, type Filters } from './filters.ts'
import { TownPicker } from './TownPicker.tsx'
import type { FilterState } from './useFilters.ts'
import {
  formatOrigin,
  showTownField,
  storePlaceByName,
  storeVisitorPlace,
  useDistanceOrigin,
  usePlaceAnswer,
  useVisitorLocation,
  useVisitorPlace,
} from './visitorPlace.ts'

interface Props {
  state: FilterState
  /** (German) path of the page. */
  path: string
  /** True if the query narrows a list and is not a search. */
  showsQuery: boolean
  /** What a search has understood, and the kind of place in its query, to tell it from a stored place. */
  understood?: { help: SearchHelp; placeKind: string }
  /** True if a place matters, because there is a list. */
  asksPlace: boolean
}

interface Chip {
  label: string
  /** Said to screen readers. */
  kind?: string
  to: Partial<Filters>
  /** It does not remove a filter, but chooses another place. */
  isChoice?: true
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
  state: { filters, usualRegion, queryWith, change },
  path,
  showsQuery,
  understood,
  asksPlace,
}: Props) {
  const text = useText()
  const visitorPlace = useVisitorPlaceChips()
  const { place = '', time } = understood?.help ?? {}
  const asksForPlace = asksPlace && place === '' && !visitorPlace.isKnown
  const chips = [
    ...(understood && place !== '' ? queryPlaceChips(understood, text) : []),
    ...visitorPlace.chips,
  ]
  const hasPlace = chips.length > 0
  for (const name of chosenFilters(filters))
    chips.push({ label: text(filterRows[name].chip), to: { [name]: false } })
  if (time) chips.push({ label: time.label, to: { q: time.queryWithout } })
  const query = filters.q.trim()
  if (showsQuery && query !== '')
    chips.push({ label: text('list.chipWords', { words: query }), to: { q: '' } })
  if (filters.region === allRegions && usualRegion !== allRegions && usualRegion !== '')
    chips.push({ label: text('list.regionAll'), to: { region: usualRegion } })
  if (chips.length === 0 && !asksForPlace) return null
  const askPlace = <AskPlace isNeeded={filters.group === 'distance'} onPick={(from) => change({ from })} />
  return (
    <div className={styles.chips}>
      {asksForPlace && !hasPlace && askPlace}
      {chips.length > 0 && (
        <PlainList inRow aria-label={text('list.chips')}>
          {chips.map((chip) => (
            // The query's place can have the name of the visitor's.
            <li key={`${Object.keys(chip.to)} ${chip.label}`}>
              <SiteLink
                to={path + queryWith(chip.to)}
                replace
                preventScrollReset
                className={styles.chip}
                onClick={(event) => press(event, chip)}
              >
                {!chip.isChoice && <Icon name="close" />}
                <span>
                  {!chip.isChoice && (
                    <VisuallyHidden>{`${text('list.chipRemove')} ${chip.kind ?? ''} `}</VisuallyHidden>
                  )}
                  <WholeWords>{chip.label}</WholeWords>
                </span>
              </SiteLink>
            </li>
          ))}
        </PlainList>
      )}
      {asksForPlace && hasPlace && askPlace}
      {!asksForPlace && filters.from !== '' && <input type="hidden" name="from" value={filters.from} />}
    </div>
  )
}

function press({ currentTarget }: MouseEvent, { isChoice, onPress }: Chip) {
  onPress?.()
  // The chip is gone after the press, so the focus goes to the fold with the filters.
  if (!isChoice) currentTarget.closest('form')?.querySelector('summary')?.focus({ preventScroll: true })
}

/** For this search only; another place of that name replaces it there. */
const queryPlaceChips = (
  { help: { place, where, withoutPlace }, placeKind }: NonNullable<Props['understood']>,
  text: ReturnType<typeof useText>,
): Chip[] => [
  { kind: placeKind, label: place, to: { q: withoutPlace } },
  ...(where?.others ?? []).map(
    (other): Chip => ({
      label: text('list.otherPlace', { place: other }),
      to: { q: `${withoutPlace} ${other}`.trim() },
      isChoice: true,
    }),
  ),
]

/** Removing its chip deletes a stored place, but not that of a shared link. */
function useVisitorPlaceChips(): { chips: readonly Chip[]; isKnown: boolean } {
  const text = useText()
  const from = useDistanceOrigin()
  const visitorPlace = useVisitorPlace()
  const visitorLocation = useVisitorLocation(from)
  const answer = usePlaceAnswer(from)
  if (from === '') return { chips: [], isKnown: false }
  const choices = (id: 'list.otherPlace' | 'list.guessedPlace', places: readonly string[] = []) =>
    places.map(
      (place): Chip => ({
        label: text(id, { place }),
        to: { from: place },
        isChoice: true,
        onPress: () => void storePlaceByName(place),
      }),
    )
  if (answer?.place === null && !visitorLocation) {
    const removal = { label: text('list.chipUnknown', { name: from }), to: { from: '' } }
    return { chips: [...choices('list.guessedPlace', answer.guesses), removal], isKnown: false }
  }
  const label = visitorLocation?.label || (parsePoint(from) ? text('list.fromOwn') : from)
  const stored = visitorPlace && formatOrigin(visitorPlace)
  const isStored = stored !== null && (stored === from || stored === visitorLocation?.label)
  const removal: Chip = {
    kind: text('list.chipTown'),
    label,
    to: { from: '' },
    onPress: isStored ? () => storeVisitorPlace(null) : undefined,
  }
  return { chips: [removal, ...choices('list.otherPlace', visitorLocation?.others)], isKnown: true }
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
