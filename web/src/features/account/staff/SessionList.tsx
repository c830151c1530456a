import { call } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'

type Session = OutputOf<'GET /api/account'>['sessions'][number]

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const text = useText()
  const locale = useLocale()
  const { run, busy } = useOperation()
  const nameOf = ({ browser }: Session) => browser || text('list.unknownCity')
  const timeOf = (iso: string) => <time dateTime={iso}>{momentText(iso, locale)}</time>
  const column = useColumnOf<Session>()
  const here = (session: Session) =>
    session.current ? `${nameOf(session)} (${text('account.here')})` : nameOf(session)
  const columns = [
    column('browser', 'account.browser', here, { names: true }),
    column('since', 'account.since', ({ since }) => timeOf(since)),
    column('lastUse', 'account.lastUse', ({ lastUse }) => timeOf(lastUse)),
  ]
  const endSessions = async (id: string | null) => {
    const step = () => call('POST /api/endSessions', { id })
    if (await run(step, { successText: text('account.ended'), refresh: ['GET /api/account'] })) focusHeading()
  }
  return (
    <>
      <DataTable
        caption={text('account.sessions')}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        actions={(session) =>
          session.current ? (
            <LinkButton to={routes.logout.href()}>{text('logout.title')}</LinkButton>
          ) : (
            <Button
              aria-label={`${text('account.end')}: ${nameOf(session)}, ${momentText(session.since, locale)}`}
              aria-disabled={busy}
              onClick={() => endSessions(session.id)}
            >
              {text('account.end')}
            </Button>
          )
        }
      />
      {sessions.length > 1 && (
        <Button aria-disabled={busy} onClick={() => endSessions(null)}>
          {text('account.endOthers')}
        </Button>
      )}
    </>
  )
}
