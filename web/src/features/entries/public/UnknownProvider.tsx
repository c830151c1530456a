import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'

export function UnknownProvider({ category }: { category: string }) {
  const text = useText()
  return (
    <EmptyNotice
      title={text('provider.unknownTitle')}
      actions={
        <LinkButton to={routes.providerList.href(category)}>
          {text('provider.toCategory', { category })}
        </LinkButton>
      }
    >
      {text('provider.unknownText')}
    </EmptyNotice>
  )
}
