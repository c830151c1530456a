import { useRef } from 'react'
import { useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { useTakeFocus } from '../../../lib/useTakeFocus.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { BackToList, OrphanedDrafts } from '../../review/door.ts'

const outcomes = ['accepted', 'declined', 'corrected', 'spam'] as const

/** Says who decided about a request, how and when, and offers what the user had typed. */
export function DecidedRequest({ id }: { id: string }) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const { data, loading } = useCall('GET /api/action_logs', { request: id, limit: '1' })
  const line = data?.[0]
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box, loading)
  if (loading) return null
  const outcome = outcomes.find((one) => line?.kind.endsWith(one)) ?? 'settled'
  const by = line ? staffName(line.user) : ''
  return (
    <>
      <div ref={box} role="status" tabIndex={-1}>
        <Notice
          title={text(line ? `review.decided.${outcome}` : 'review.goneTitle')}
          actions={
            <>
              <BackToList />
              {line?.link.startsWith('/') && !line.link.startsWith('/api/') && (
                <LinkButton to={line.link}>{text('review.openTwin', { name: line.entry })}</LinkButton>
              )}
            </>
          }
        >
          {line
            ? text('review.decidedBy', {
                ...{ name: line.entry, by, known: by === '' ? 'other' : 'one' },
                date: momentText(line.timestamp, locale),
              })
            : text('review.goneRequest')}
        </Notice>
      </div>
      <OrphanedDrafts request={id} />
    </>
  )
}
