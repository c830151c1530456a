import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'

interface Props {
  /** (German) path of the list without filters. */
  path: string
  /** The same list without the region limit, and the number of providers there. */
  outside: { count: number; to: string } | null
}

/** Shown if the filters exclude every provider; links to wider searches. */
export function NoMatches({ path, outside }: Props) {
  const text = useText()
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
          <LinkButton to={path} replace look={outside ? 'quiet' : 'plain'}>
            {text('list.reset')}
          </LinkButton>
        </>
      }
    >
      {text(outside ? 'list.noneInRegion' : 'list.noneText')}
    </EmptyNotice>
  )
}
