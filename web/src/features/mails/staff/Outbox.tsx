import { call, useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { Button } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutText } from '#ui/table/CutText.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'

const stateTexts = {
  failed: 'outbox.state.failed',
  waiting: 'outbox.state.waiting',
  held: 'outbox.state.held',
} as const

/** Enhanced status codes that say more than the code before them: mailbox full, policy, size of the mail. */
const isFull = /\b[45]\.2\.2\b|mailbox (is )?full|quota/i
const isOtherRefusal = /\b5\.([67]\.|3\.4\b)|spam|blocked/i
const isLogin = /invalid login|missing credentials/i
const isConnection = /\bE[A-Z]{4,}|time(d )?-?out|connection|socket|greeting|certificate|\b(tls|ssl)\b/i

const smtpCode = /(?<![\d.:])[45]\d\d(?=[ -]|$)/
const addressCodes = ['550', '551', '553']
const loginCodes = ['530', '534', '535']

/** From the mail program's English line with the mail server's answer. */
export function mailFault(reason: string) {
  const code = smtpCode.exec(reason)?.[0] ?? ''
  if (loginCodes.includes(code) || isLogin.test(reason)) return 'login'
  if (code === '' && isConnection.test(reason)) return 'server'
  if (isFull.test(reason)) return 'full'
  if (isOtherRefusal.test(reason)) return 'refused'
  if (code === '552') return 'full'
  return addressCodes.includes(code) ? 'address' : 'refused'
}

type Mail = OutputOf<'GET /api/unsentMails'>['mails'][number]

export default function Outbox() {
  const text = useText()
  const { data, ...state } = useCall('GET /api/unsentMails', {})
  const sendsMail = useSendsMail()
  const { run, busy } = useOperation()
  const send = async (id: string | null, successText: string) => {
    const step = () => call('POST /api/sendMails', { id })
    const refresh = ['GET /api/unsentMails', 'GET /api/waiting'] as const
    if (await run(step, { refresh, successText })) focusHeading()
  }
  if (!data) return <CallState {...state} title={text('outbox.failed')} count={4} />
  const { isOnHold, mails, total } = data
  return (
    <>
      {sendsMail && <p>{text('outbox.lead')}</p>}
      {!sendsMail && !isOnHold && <Notice kind="warning">{text('mails.noServer')}</Notice>}
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

interface Props {
  mails: readonly Mail[]
  onSend: ((mail: Mail) => void) | undefined
}

function MailTable({ mails, onSend }: Props) {
  const text = useText()
  const locale = useLocale()
  const column = useColumnOf<Mail>()
  const to = ({ to }: Mail) => (
    <CutText brief title={to}>
      <WebAddress>{to}</WebAddress>
    </CutText>
  )
  const reason = ({ reason, state, nextAttemptAt }: Mail) =>
    state === 'failed' ? (
      <>
        {text(`outbox.fault.${mailFault(reason)}`)}
        {nextAttemptAt && <div>{text('outbox.next', { date: momentText(nextAttemptAt, locale) })}</div>}
        {/* The mail server's own line, for the operator. */}
        <Fold label={text('table.more')}>
          <span lang="en">{reason}</span>
        </Fold>
      </>
    ) : (
      reason && <span lang="de">{reason}</span>
    )
  const subject = ({ subject }: Mail) => <CutText title={subject} />
  const columns = [
    column('subject', 'outbox.subject', subject, { names: true, german: true }),
    column('to', 'outbox.to', to),
    column('state', 'outbox.state', ({ state }) => text(stateTexts[state])),
    column('createdAt', 'outbox.createdAt', ({ createdAt }) => momentText(createdAt, locale)),
    column('reason', 'outbox.reason', reason),
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
