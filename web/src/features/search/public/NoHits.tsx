import { useText } from '#lib/intl.ts'
import { callFilters, filters as filterRows, timeFilters } from '#shared/filters'
import { recordOf } from '#shared/ownValue'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type Filters, noFilters } from '../../entries/door.ts'

interface Props {
  query: string
  closedCount: number
  /** Number of providers without the other filters; 0 if hits are only closed. */
  unfilteredCount: number
  /** `""` if unknown. */
  place: string
  filters: Filters
  isNumber: boolean
  hrefWith: (changes: Partial<Filters>) => string
}

export function NoHits({ query, closedCount, unfilteredCount, place, filters, isNumber, hrefWith }: Props) {
  const text = useText()
  // With other filters it is unknown whether any provider comes.
  const isPlaceTheReason =
    place !== '' && callFilters.every((name) => filters[name] === (name === 'homeVisits'))
  return (
    <Notice
      title={text(closedCount + unfilteredCount > 0 ? 'search.noneLeft' : 'search.noneTitle', { query })}
      actions={
        <>
          {closedCount > 0 && (
            <LinkButton to={hrefWith(recordOf(timeFilters, () => false))} replace>
              {text('search.withoutToday')}
            </LinkButton>
          )}
          {unfilteredCount > 0 && (
            <LinkButton to={hrefWith(noFilters)} replace>
              {text('search.withoutFilters')}
            </LinkButton>
          )}
          <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
        </>
      }
    >
      {closedCount > 0
        ? text(filterRows[filters.openNow ? 'openNow' : 'openToday'].none, { count: closedCount })
        : unfilteredCount > 0
          ? text(isPlaceTheReason ? 'search.nonePlace' : 'search.noneFiltered', {
              place,
              count: unfilteredCount,
            })
          : text(isNumber ? 'search.numberUnknown' : 'search.tips')}
    </Notice>
  )
}
