import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'

export function EmptyList() {
  const text = useText()
  return (
    <EmptyNotice
      title={text('mylist.emptyTitle')}
      actions={
        <>
          <LinkButton to={routes.fastsearch.href()} icon="search">
            {text('nav.search')}
          </LinkButton>
          <LinkButton to={routes.categories.href()} icon="list">
            {text('nav.categories')}
          </LinkButton>
        </>
      }
    >
      {text('mylist.emptyText')}
    </EmptyNotice>
  )
}
