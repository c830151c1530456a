import type { OutputOf } from '@directory/shared/contract'
import { call, useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { focusHeading } from '../../../lib/focusHeading.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Fold } from '../../../ui/staff/Fold.tsx'
import { CutText } from '../../../ui/table/CutText.tsx'
import { WebAddress } from '../../../ui/WebAddress.tsx'
import { mailFault } from './mailFault.ts'

type Mail = OutputOf<'GET /api/unsentMails'>['mails'][number]

/** Mails that have not gone out, and why. */
export function Outbox() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/unsentMails', {})
  const sendsMail = useSendsMail()
  const { run, busy } = useOperation()
  const send = async (id: string | null, successText: string) => {
    const step = () => call('POST /api/sendMails', { id })
    const refresh = ['GET /api/unsentMails', 'GET /api/waiting'] as const
    // The pressed button may be gone.
    if (await run(step, { refresh, successText })) focusHeading()
  }
  if (error && !data) return <ErrorNotice error={error} title={text('outbox.failed')} onRetry={retry} />
  if (loading || !data) return <Skeleton count={4} />
  const { isOnHold, mails, total } = data
  return (
    <>
      {!sendsMail && <Notice kind="warning">{text('mails.noServer')}</Notice>}
      {isOnHold && (
        <Notice
          kind="warning"
          title={text('outbox.onHold')}
          actions={
            <Button look="main" aria-disabled={busy} onClick={() => void send(null, text('outbox.released'))}>
              {text('outbox.release')}
            </Button>
          }
        >
          {text('outbox.onHoldText')}
        </Notice>
      )}
      {total === 0 && sendsMail && <EmptyNotice title={text('outbox.none')} />}
      {total > 0 && (
        <MailTable
          mails={mails}
          onSend={isOnHold ? undefined : ({ id }) => void send(id, text('outbox.sent'))}
        />
      )}
      {total > mails.length && <p>{text('outbox.more', { total })}</p>}
    </>
  )
}

function MailTable({
  mails,
  onSend,
}: {
  mails: readonly Mail[]
  onSend: ((mail: Mail) => void) | undefined
}) {
  const text = useText()
  const locale = useLocale()
  const columns: readonly Column<Mail>[] = [
    {
      key: 'subject',
      label: text('outbox.subject'),
      names: true,
      german: true,
      cell: ({ subject }) => <CutText title={subject} />,
    },
    {
      key: 'to',
      label: text('outbox.to'),
      cell: ({ to }) => (
        <CutText brief title={to}>
          <WebAddress>{to}</WebAddress>
        </CutText>
      ),
    },
    {
      key: 'state',
      label: text('outbox.state'),
      cell: ({ state }) => text(`outbox.state.${state}`),
    },
    {
      key: 'createdAt',
      label: text('outbox.createdAt'),
      cell: ({ createdAt }) => momentText(createdAt, locale),
    },
    {
      key: 'reason',
      label: text('outbox.reason'),
      cell: ({ reason, state, nextAttemptAt }) =>
        state === 'failed' ? (
          <>
            {text(`outbox.fault.${mailFault(reason)}`)}
            {nextAttemptAt && <div>{text('outbox.next', { date: momentText(nextAttemptAt, locale) })}</div>}
            {/* The mail server's own line, for whoever looks after the server. */}
            <Fold label={text('table.more')}>
              <span lang="en">{reason}</span>
            </Fold>
          </>
        ) : (
          reason && <span lang="de">{reason}</span>
        ),
    },
  ]
  return (
    <DataTable
      caption={text('outbox.caption', { count: mails.length })}
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      {...(onSend && {
        actions: (mail: Mail) => (
          <Button
            aria-label={text('outbox.againNamed', { subject: mail.subject })}
            onClick={() => onSend(mail)}
          >
            {text('outbox.again')}
          </Button>
        ),
      })}
    />
  )
}
