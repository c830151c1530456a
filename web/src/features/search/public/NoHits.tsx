import { routes } from '@directory/shared/routes'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

interface Props {
  query: string
  /** The same search without its filters, if it has any, and the link's text. */
  relaxed: { to: string; label: MessageId } | null
}

/** Shown if nothing was found; suggests what to try next. */
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
