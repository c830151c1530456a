import { routes } from '@directory/shared/routes'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

interface Props {
  query: string
  /** The address of the same search without its filters, if it has some, and what is said of it. */
  relaxed: { to: string; label: MessageId } | null
}

/** Nobody found: what to try next. */
export function NoHits({ query, relaxed }: Props) {
  const text = useText()
  return (
    <Notice
      title={text('search.noneTitle', { query })}
      actions={
        <>
          {relaxed && (
            <LinkButton to={relaxed.to} replace>
              {text(relaxed.label)}
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
