import type { ComponentProps } from 'react'
import { useText } from '../lib/intl.ts'
import { useLoggedIn } from '../lib/session.ts'
import { LinkButton } from './Button.tsx'

/**
 * For staff who read the public site: a link to the editor. Visitors do not see it, and the server does not render it.
 */
export function EditLink(props: ComponentProps<typeof LinkButton>) {
  const text = useText()
  return useLoggedIn() ? (
    <LinkButton {...props} icon="edit" className="noPrint">
      {text('edit.edit')}
    </LinkButton>
  ) : null
}
