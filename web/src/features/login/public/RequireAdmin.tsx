import type { ReactNode } from 'react'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { OperatorLine } from '#ui/PhoneLine.tsx'

export function RequireAdmin({ children }: { children: ReactNode }) {
  const text = useText()
  const { data: currentUser, ...state } = useCall('GET /api/getRole', {})
  if (currentUser?.role === 'Admin') return children
  if (!currentUser) return <CallState {...state} title={text('edit.failed')} />
  return (
    <>
      <Breadcrumb
        trail={[
          { label: text('edit.title'), to: routes.edit.href() },
          { label: text('edit.notAllowedTitle') },
        ]}
      />
      <PageHeading lead={text('edit.notAllowedText')}>{text('edit.notAllowedTitle')}</PageHeading>
      <LinkButton to={routes.edit.href()} look="main">
        {text('edit.back')}
      </LinkButton>
      <OperatorLine />
    </>
  )
}
