import { routes } from '@directory/shared/routes'
import { LinkButton } from '../../components/Button.tsx'
import { EmptyNotice } from '../../components/EmptyNotice.tsx'
import { useText } from '../../lib/intl.ts'

/** Nobody found: what to try next. `relaxed` is the address of the same search without barrier-free. */
export function NoHits({ query, relaxed }: { query: string; relaxed: string | null }) {
  const text = useText()
  return (
    <EmptyNotice
      title={text('search.noneTitle', { query })}
      actions={
        <>
          {relaxed && (
            <LinkButton to={relaxed} replace>
              {text('search.withoutBarrierfree')}
            </LinkButton>
          )}
          <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
        </>
      }
    >
      <ul>
        <li>{text('search.tipSpelling')}</li>
        <li>{text('search.tipShorter')}</li>
        <li>{text('search.tipTown')}</li>
      </ul>
    </EmptyNotice>
  )
}
