import { useText } from '#lib/intl.ts'
import { type FilterName, filterNames, filters as filterRows } from '#shared/filters'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { type Filters, noFilters } from './filters.ts'
import type { FilterState } from './useFilters.ts'

interface Props {
  /** (German) path of the list without filters. */
  path: string
  state: FilterState
  /** `""` if unknown. */
  place: string
  countWith: (changes: Partial<Filters>) => number
  outsideRegion: { count: number; to: string } | null
}

/** In the order in which a visitor would give them up. */
const removable = [...[...filterNames].reverse(), 'q'] as const

export function NoMatches({ path, state: { filters, queryWith }, place, countWith, outsideRegion }: Props) {
  const text = useText()
  const query = filters.q.trim()
  const removals = removable
    .filter((name) => filters[name])
    .map((name) => {
      const without: Partial<Filters> = { [name]: name === 'q' ? '' : false }
      return { name, without, count: countWith(without) }
    })
    .filter(({ count }) => count > 0)
  const [first] = removals
  const wordsOf = (name: FilterName | 'q') => (name === 'q' ? query : text(filterRows[name].chip))
  const isQueryTheReason = query !== '' && (first?.name === 'q' || countWith(noFilters) === 0)
  const otherFiltersOff = { ...noFilters, q: '', homeVisits: true }
  const noneMakesHomeVisits = filters.homeVisits && place !== '' && countWith(otherFiltersOff) === 0
  const reason = outsideRegion
    ? 'list.noneInRegion'
    : isQueryTheReason
      ? 'list.noneWords'
      : noneMakesHomeVisits
        ? 'list.nonePlace'
        : first && first.name !== 'q'
          ? filterRows[first.name].none
          : 'list.noneFilter'
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
          {removals.map(({ name, without, count }) => (
            <LinkButton key={name} to={path + queryWith(without)} replace>
              {text('list.withoutFilter', { filter: wordsOf(name), count })}
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
        filter: first ? wordsOf(first.name) : '',
        count: isQueryTheReason || !first ? countWith({ ...noFilters, q: '' }) : first.count,
      })}
    </EmptyNotice>
  )
}
