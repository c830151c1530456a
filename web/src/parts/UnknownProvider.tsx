import { routes } from '@directory/shared/routes'
import { LinkButton } from '../components/Button.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { useText } from '../lib/intl.ts'

/** Instead of a provider that is not there, with the way to others of its category. */
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
