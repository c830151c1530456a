import { routes, splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { Row } from '../../../ui/Row.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ErasePerson } from '../../erasure/door.ts'
import { Outbox } from '../../mails/door.ts'
import { Users } from '../../users/door.ts'

const parts = [
  { route: routes.users, title: 'edit.users.title', lead: 'users.lead', Part: Users },
  { route: routes.mails, title: 'edit.mails.title', lead: 'outbox.lead', Part: Outbox },
  { route: routes.erasePerson, title: 'edit.erase.title', lead: 'erase.lead', Part: ErasePerson },
] as const

/** Views of the admin UI, which has a way back. */
const elsewhere = [
  { to: '/admin/globals/site-settings', title: 'administration.settings' },
  { to: '/admin/collections/security-events', title: 'administration.securityLog' },
  { to: '/admin#backup', title: 'administration.backup' },
] as const

/** What only Admins see to: accounts, mails, persons to be forgotten, each under its own address. */
export default function Administration() {
  const text = useText()
  const { path } = splitLocale(useLocation().pathname)
  const { title, lead, Part } = parts.find(({ route }) => route.path === path) ?? parts[0]
  return (
    <StaffPage title={text(title)} lead={text(lead)}>
      <Tabs
        label={text('edit.area.administration')}
        items={parts.map(({ route, title }) => ({
          to: route.href(),
          label: text(title),
          here: route.path === path,
        }))}
      />
      <Part />
      <Row as="nav" aria-label={text('administration.elsewhere')}>
        {elsewhere.map(({ to, title }) => (
          <a key={to} href={to} className="target">
            {text(title)}
          </a>
        ))}
      </Row>
    </StaffPage>
  )
}
