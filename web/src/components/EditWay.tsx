import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { LinkButton } from './Button.tsx'

export interface EditWayProps {
  to: string
  /** Of what, for those who do not see where it stands. */
  name?: string
  /** Only administrators may change it. */
  admin?: boolean
}

/** What `EditLink` shows to those who may. */
export default function EditWay({ to, name, admin = false }: EditWayProps) {
  const text = useText()
  const { data: who } = useCall('GET /api/getRole', admin ? {} : null)
  if (admin && who?.role !== 'Admin') return null
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
