import { routes, splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Logs } from '../../logs/door.ts'
import { Trash } from '../../trash/door.ts'

/** What was done, and what was deleted, each under its own address. */
export default function History() {
  const text = useText()
  const isTrash = splitLocale(useLocation().pathname).path === routes.trash.path
  return (
    <StaffPage
      title={text(isTrash ? 'edit.trash.title' : 'edit.logs.title')}
      lead={text(isTrash ? 'trash.lead' : 'logs.lead')}
    >
      <Tabs
        label={text('edit.area.history')}
        items={[
          { to: routes.logs.href(), label: text('edit.logs.title'), here: !isTrash },
          { to: routes.trash.href(), label: text('edit.trash.title'), here: isTrash },
        ]}
      />
      {isTrash ? <Trash /> : <Logs />}
    </StaffPage>
  )
}
