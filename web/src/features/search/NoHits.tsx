import { routes } from '@directory/shared/routes'
import { LinkButton } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../lib/intl.ts'

/** Nobody found: what to try next. `relaxed` is the address of the same search without barrier-free. */
export function NoHits({ query, relaxed }: { query: string; relaxed: string | null }) {
  const text = useText()
  return (
    <Notice
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
      {text('search.tips')}
    </Notice>
  )
}
