import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type Filters, noFilters } from '../../entries/door.ts'

interface Props {
  query: string
  /** Number of providers that would be shown if they were open today. */
  closed: number
  /** Number of providers without the other filters; 0 where hits are only closed. */
  unfiltered: number
  /** Where home visits are wanted; `""` if unknown. */
  place: string
  filters: Filters
  /** The query is a telephone number. */
  isNumber: boolean
  /** Address of the same search with changed filters. */
  hrefWith: (changes: Partial<Filters>) => string
}

/**
 * Shown if nothing was found: says whether the hours of today, the place, the filters or the words are the reason, and
 * leads to what there is without it.
 */
export function NoHits({ query, closed, unfiltered, place, filters, isNumber, hrefWith }: Props) {
  const text = useText()
  // With other filters it is not known whether nobody comes.
  const isPlaced = filters.homeVisits && !filters.barrierfree && place !== ''
  return (
    <Notice
      title={text(closed + unfiltered > 0 ? 'search.noneLeft' : 'search.noneTitle', { query })}
      actions={
        <>
          {closed > 0 && (
            <LinkButton to={hrefWith({ openToday: false })} replace>
              {text('search.withoutToday')}
            </LinkButton>
          )}
          {unfiltered > 0 && (
            <LinkButton to={hrefWith(noFilters)} replace>
              {text('search.withoutFilters')}
            </LinkButton>
          )}
          <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
        </>
      }
    >
      {closed > 0
        ? text('list.noneToday', { count: closed })
        : unfiltered > 0
          ? text(isPlaced ? 'search.nonePlace' : 'search.noneFiltered', { place, count: unfiltered })
          : text(isNumber ? 'search.numberUnknown' : 'search.tips')}
    </Notice>
  )
}
