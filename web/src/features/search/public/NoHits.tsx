import { routes } from '@directory/shared/routes'
import type { SearchHelp } from '@directory/shared/searchHelp'
import { type UrlInput, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Filters } from '../../entries/door.ts'

interface Props {
  input: UrlInput<'GET /api/searchFor'> & { searchQuery: string }
  /** Number of providers that would be shown if they were open today. */
  closed: number
  help: SearchHelp | undefined
  filters: Filters
  /** Address of the same search with changed filters. */
  hrefWith: (changes: Partial<Filters>) => string
}

/**
 * Shown if nothing was found: says whether the hours of today, the place, the filters or the words are the reason, and
 * leads to what there is without it.
 */
export function NoHits({ input, closed, help, filters, hrefWith }: Props) {
  const text = useText()
  const withoutPlace: Partial<Filters> = help?.withoutPlace ? { q: help.withoutPlace } : { from: '' }
  const isPlaced = filters.homeVisits && (help?.withoutPlace ? true : !help?.place && input.from !== '')
  const anywhere = useCount(isPlaced && closed === 0 ? { ...input, ...asInput(withoutPlace) } : null)
  const isFiltered = filters.barrierfree || filters.homeVisits
  const unfiltered = useCount(
    isFiltered && closed === 0 ? { ...input, barrierfree: '', homeVisits: '' } : null,
  )
  const noFilters = { barrierfree: false, homeVisits: false, openToday: false }
  const place = help?.place || filters.from
  return (
    <Notice
      title={text('search.noneTitle', { query: input.searchQuery })}
      actions={
        <>
          {closed > 0 && (
            <LinkButton to={hrefWith({ openToday: false })} replace>
              {text('search.withoutToday')}
            </LinkButton>
          )}
          {anywhere > 0 && (
            <LinkButton to={hrefWith(withoutPlace)} replace>
              {text('search.withoutPlace')}
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
        : anywhere > 0
          ? text('search.nonePlace', { place, count: anywhere })
          : unfiltered > 0
            ? text('search.noneFiltered', { count: unfiltered })
            : text('search.tips')}
    </Notice>
  )
}

const asInput = ({ q, from }: Partial<Filters>) =>
  q === undefined ? { from: from ?? '' } : { searchQuery: q }

const useCount = (input: UrlInput<'GET /api/searchFor'> | null) =>
  useCall('GET /api/searchFor', input).data?.length ?? 0
