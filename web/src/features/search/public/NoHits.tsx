import { routes } from '@directory/shared/routes'
import { type UrlInput, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Filters } from '../../entries/door.ts'

interface Props {
  input: UrlInput<'GET /api/searchFor'> & { searchQuery: string }
  /** Address of the same search with changed filters. */
  hrefWith: (changes: Partial<Filters>) => string
}

/** Shown if nothing was found: says whether the filters or the words are the reason, and suggests what to try next. */
export function NoHits({ input, hrefWith }: Props) {
  const text = useText()
  const isFiltered = input.barrierfree === 'true' || input.homeVisits === 'true'
  const unfiltered = { ...input, barrierfree: '', homeVisits: '' }
  const without = useCall('GET /api/searchFor', isFiltered ? unfiltered : null).data?.length ?? 0
  return (
    <Notice
      title={text('search.noneTitle', { query: input.searchQuery })}
      actions={
        <>
          {without > 0 && (
            <LinkButton to={hrefWith({ barrierfree: false, homeVisits: false })} replace>
              {text('search.withoutFilters')}
            </LinkButton>
          )}
          <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
        </>
      }
    >
      {without > 0 ? text('search.noneFiltered', { count: without }) : text('search.tips')}
    </Notice>
  )
}
