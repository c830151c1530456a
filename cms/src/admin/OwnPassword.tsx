'use client'
import { Button } from '@payloadcms/ui'
import { routes } from '#shared/routes'
import { useAdminText } from './useAdminText.ts'

/** The site's page asks for the old password. */
export function OwnPassword() {
  const text = useAdminText()
  return (
    <Button el="anchor" url={routes.account.href()} buttonStyle="secondary" size="medium" id="own-password">
      {text('admin.own_password')}
    </Button>
  )
}
