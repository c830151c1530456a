import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { chipNames } from './FilterChips.tsx'
import { type Filters, formatFilters, noFilters } from './filters.ts'
import type { FilterState } from './useFilters.ts'

interface Props {
  /** (German) path of the list without filters. */
  path: string
  state: FilterState
  /** Number of providers without any filter. */
  all: number
  /** Place where home visits are wanted; `""` if unknown. */
  place: string
  /** Returns the number of providers with changed filters. */
  countWith: (changes: Partial<Filters>) => number
  /** The same list without the region limit, and the number of providers there. */
  outside: { count: number; to: string } | null
}

/** Filters in the order in which a visitor would give them up. */
const removable = ['openToday', 'homeVisits', 'barrierfree', 'q'] as const
type Removable = (typeof removable)[number]

const without = (name: Removable): Partial<Filters> => ({ [name]: name === 'q' ? '' : false })

/** Explains an empty list: tells which of area, hours of today, place, words and filters excludes all providers. */
export function NoMatches({ path, state: { filters, defaults }, all, place, countWith, outside }: Props) {
  const text = useText()
  const words = filters.q.trim()
  const ways = removable
    .map((name) => ({ name, count: filters[name] ? countWith(without(name)) : 0 }))
    .filter(({ count }) => count > 0)
  const [first] = ways
  const areWordsAlone = words !== '' && (first?.name === 'q' || countWith(noFilters) === 0)
  const others = { q: '', barrierfree: false, openToday: false }
  const comesNobody = filters.homeVisits && place !== '' && countWith(others) === 0
  const filter = first && first.name !== 'q' ? text(chipNames[first.name]) : ''
  const reason = outside
    ? 'list.noneInRegion'
    : areWordsAlone
      ? 'list.noneWords'
      : comesNobody
        ? 'list.nonePlace'
        : reasonOf(first?.name)
  return (
    <EmptyNotice
      title={text('list.noneTitle')}
      actions={
        <>
          {outside && (
            <LinkButton to={outside.to} replace>
              {text('list.showOutside', { count: outside.count })}
            </LinkButton>
          )}
          {ways.map(({ name, count }) => (
            <LinkButton
              key={name}
              to={path + formatFilters({ ...filters, ...without(name) }, defaults)}
              replace
            >
              {text('list.withoutFilter', { filter: name === 'q' ? words : text(chipNames[name]), count })}
            </LinkButton>
          ))}
          <LinkButton to={path} replace look={outside || first ? 'quiet' : 'plain'}>
            {text('list.reset')}
          </LinkButton>
        </>
      }
    >
      {text(reason, { words, place, filter, count: areWordsAlone ? all : (first?.count ?? all) })}
    </EmptyNotice>
  )
}

function reasonOf(name: Removable | undefined) {
  if (name === 'openToday') return 'list.noneToday'
  return name ? 'list.noneBut' : 'list.noneFilter'
}
