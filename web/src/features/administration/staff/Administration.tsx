import { splitLocale } from '@directory/shared/locales'
import { routes } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { ErasePerson } from '../../erasure/door.ts'
import { Outbox } from '../../mails/door.ts'
import { Users } from '../../users/door.ts'

const partOfRoute = [
  { route: routes.users, title: 'edit.users.title', lead: 'users.lead', Part: Users },
  { route: routes.mails, title: 'edit.mails.title', lead: 'outbox.lead', Part: Outbox },
  { route: routes.erasePerson, title: 'edit.erase.title', lead: 'erase.lead', Part: ErasePerson },
] as const

/** Shows what only Admins manage: accounts, mails, erasing a person, each at its own address. */
export default function Administration() {
  const text = useText()
  const sendsMail = useSendsMail()
  const { path } = splitLocale(useLocation().pathname)
  const { title, lead, Part } = partOfRoute.find(({ route }) => route.path === path) ?? partOfRoute[0]
  return (
    <StaffPage
      title={text(title)}
      lead={text(lead === 'outbox.lead' && !sendsMail ? 'mails.noServer' : lead)}
    >
      <Part />
    </StaffPage>
  )
}
