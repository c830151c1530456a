import type { ComponentProps } from 'react'
import { useText } from '../lib/intl.ts'
import { useLoggedIn } from '../lib/session.ts'
import { LinkButton } from './Button.tsx'

/** For staff who read the site: leads to where it is written. Visitors, and the server, see nothing of it. */
export function EditLink(props: ComponentProps<typeof LinkButton>) {
  const text = useText()
  return useLoggedIn() ? (
    <LinkButton {...props} icon="edit" className="noPrint">
      {text('edit.edit')}
    </LinkButton>
  ) : null
}
