import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { filterCheckboxes, formatFilters } from './filters.ts'
import type { FilterState } from './useFilters.ts'

interface Props {
  /** (German) path of the list without filters. */
  path: string
  state: FilterState
  /** Number of providers without any filter. */
  all: number
  /** The same list without the region limit, and the number of providers there. */
  outside: { count: number; to: string } | null
}

/** Shown if nobody is left: says whether the place, the words or the filters exclude everybody, and leads out. */
export function NoMatches({ path, state: { filters, defaults }, all, outside }: Props) {
  const text = useText()
  const words = filters.q.trim()
  const isFiltered = filterCheckboxes.some((name) => filters[name])
  const reason = outside ? 'list.noneInRegion' : words === '' ? 'list.noneFilter' : 'list.noneWords'
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
          {words !== '' && isFiltered && (
            <LinkButton to={path + formatFilters({ ...filters, q: '' }, defaults)} replace>
              {text('list.withoutWords')}
            </LinkButton>
          )}
          <LinkButton to={path} replace look={outside ? 'quiet' : 'plain'}>
            {text('list.reset')}
          </LinkButton>
        </>
      }
    >
      {text(reason, { words, count: all })}
    </EmptyNotice>
  )
}
