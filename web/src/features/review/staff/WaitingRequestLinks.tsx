import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { LinkCard } from '../../../ui/LinkCard.tsx'

/** Links to waiting requests with their number. */
export function WaitingRequestLinks() {
  const text = useText()
  const { data } = useCall('GET /api/waiting', {})
  const changesOf = ({ changes, reports }: NonNullable<typeof data>) =>
    [
      changes > 0 || reports === 0 ? text('review.waitingChanges', { count: changes }) : '',
      reports > 0 ? text('review.waitingReports', { count: reports }) : '',
    ]
      .filter((said) => said !== '')
      .join(', ')
  return (
    <>
      <LinkCard
        icon="list"
        title={text('review.entriesTitle')}
        text={data ? text('review.waitingEntries', { count: data.entries }) : text('review.waitingUnknown')}
        to={routes.pendingEntries.href()}
      />
      <LinkCard
        icon="mail"
        title={text('review.changesTitle')}
        text={data ? changesOf(data) : text('review.waitingUnknown')}
        to={routes.pendingChanges.href()}
      />
    </>
  )
}
