import type { ComponentProps } from 'react'
import { useText } from '#lib/intl.ts'
import { useLoggedIn } from '#lib/session.ts'
import { useHere } from '#lib/wayBack.ts'
import { LinkButton } from './Button.tsx'

/** Visitors do not see it, and the server does not render it. */
export function EditLink(props: ComponentProps<typeof LinkButton>) {
  const text = useText()
  const wayBack = useHere()
  return useLoggedIn() ? (
    <LinkButton {...props} state={wayBack} icon="edit" className="noPrint">
      {text('edit.edit')}
    </LinkButton>
  ) : null
}
