import { roleLabels } from '@directory/shared/roles'
import { useCall } from '../../../lib/api.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { LinkCard, LinkCardList } from '../../../ui/LinkCard.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CheckedShare, VerificationFigures, VerificationsBlocked } from '../../calls/door.ts'
import { WaitingRequestLinks } from '../../review/door.ts'
import { LatestLog } from './LatestLog.tsx'
import { type StaffArea, staffAreasFor } from './staffAreas.ts'

/** Start page of the staff panel. A default export, because it is loaded on demand. */
export default function Edit() {
  const text = useText()
  const locale = useLocale()
  const { data: who, error, loading, retry } = useCall('GET /api/getRole', {})
  const doors = who && staffAreasFor(who.role)
  const card = ({ id, icon, to }: StaffArea) => (
    <LinkCard key={id} icon={icon} title={text(`edit.${id}.title`)} text={text(`edit.${id}.text`)} to={to} />
  )
  return (
    <>
      <Breadcrumb trail={[{ label: text('edit.title') }]} />
      <PageHeading lead={who && text('edit.role', { role: roleLabels[who.role][locale] })}>
        {who ? text('edit.greeting', { name: who.username }) : text('edit.title')}
      </PageHeading>
      {error && <ErrorNotice error={error} title={text('edit.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" count={2} />}
      {doors && (
        <>
          <VerificationsBlocked />
          <CheckedShare />
          <h2>{text('edit.tasks')}</h2>
          <LinkCardList>
            <WaitingRequestLinks />
            {doors.everyone.map(card)}
          </LinkCardList>
          {doors.admin.length > 0 && (
            <>
              <h2>{text('edit.adminTasks')}</h2>
              <LinkCardList>{doors.admin.map(card)}</LinkCardList>
            </>
          )}
          <h2>{text('edit.elsewhere')}</h2>
          <LinkCardList>
            <LinkCard
              icon="list"
              title={text('edit.admin.title')}
              text={text('edit.admin.text')}
              href="/admin"
            />
            <LinkCard icon="home" title={text('edit.site.title')} text={text('edit.site.text')} to="/" />
          </LinkCardList>
          <VerificationFigures />
          <LatestLog />
        </>
      )}
    </>
  )
}
