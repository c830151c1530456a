import { type FilterName, filterNames, filters as filterRows } from '@directory/shared/filters'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { type Filters, formatFilters, noFilters } from './filters.ts'
import type { FilterState } from './useFilters.ts'

interface Props {
  /** (German) path of the list without filters. */
  path: string
  state: FilterState
  total: number
  /** `""` if unknown. */
  place: string
  countWith: (changes: Partial<Filters>) => number
  outsideRegion: { count: number; to: string } | null
}

/** Filters in the order in which a visitor would give them up. */
const removable = [...[...filterNames].reverse(), 'q'] as const
type Removable = FilterName | 'q'

const withoutFilter = (name: Removable): Partial<Filters> => ({ [name]: name === 'q' ? '' : false })

export function NoMatches({
  path,
  state: { filters, defaults },
  total,
  place,
  countWith,
  outsideRegion,
}: Props) {
  const text = useText()
  const query = filters.q.trim()
  const removals = removable
    .map((name) => ({ name, count: filters[name] ? countWith(withoutFilter(name)) : 0 }))
    .filter(({ count }) => count > 0)
  const [first] = removals
  const isQueryTheReason = query !== '' && (first?.name === 'q' || countWith(noFilters) === 0)
  const otherFiltersOff = { ...noFilters, q: '', homeVisits: true }
  const noneMakesHomeVisits = filters.homeVisits && place !== '' && countWith(otherFiltersOff) === 0
  const filter = first && first.name !== 'q' ? text(filterRows[first.name].chip) : ''
  const reason = outsideRegion
    ? 'list.noneInRegion'
    : isQueryTheReason
      ? 'list.noneWords'
      : noneMakesHomeVisits
        ? 'list.nonePlace'
        : reasonOf(first?.name)
  return (
    <EmptyNotice
      title={text('list.noneTitle')}
      actions={
        <>
          {outsideRegion && (
            <LinkButton to={outsideRegion.to} replace>
              {text('list.showOutside', { count: outsideRegion.count })}
            </LinkButton>
          )}
          {removals.map(({ name, count }) => (
            <LinkButton
              key={name}
              to={path + formatFilters({ ...filters, ...withoutFilter(name) }, defaults)}
              replace
            >
              {text('list.withoutFilter', {
                filter: name === 'q' ? query : text(filterRows[name].chip),
                count,
              })}
            </LinkButton>
          ))}
          <LinkButton to={path} replace look={outsideRegion || first ? 'quiet' : 'plain'}>
            {text('list.reset')}
          </LinkButton>
        </>
      }
    >
      {text(reason, {
        words: query,
        place,
        filter,
        count: isQueryTheReason ? total : (first?.count ?? total),
      })}
    </EmptyNotice>
  )
}

function reasonOf(name: Removable | undefined) {
  if (name === 'q') return 'list.noneBut'
  return name ? filterRows[name].none : 'list.noneFilter'
}
