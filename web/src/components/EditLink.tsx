import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useLoggedIn } from '../lib/session.ts'
import { LinkButton } from './Button.tsx'

interface Props {
  to: string
  /** Of what, for those who do not see where it stands. */
  name?: string
  /** Only administrators may change it. */
  admin?: boolean
}

/** For staff who read the site: leads to where it is written. Visitors, and the server, see nothing of it. */
export function EditLink(props: Props) {
  return useLoggedIn() ? props.admin ? <IfAdmin {...props} /> : <Way {...props} /> : null
}

function IfAdmin(props: Props) {
  const { data: who } = useCall('GET /api/getRole', {})
  return who?.role === 'Admin' ? <Way {...props} /> : null
}

function Way({ to, name }: Props) {
  const text = useText()
  const label = text('edit.edit')
  return (
    <LinkButton
      to={to}
      icon="edit"
      look="quiet"
      className="noPrint"
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
    >
      {label}
    </LinkButton>
  )
}
