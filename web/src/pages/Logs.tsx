import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { LinkButton } from '../components/Button.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UndoneNotice } from '../components/UndoneNotice.tsx'
import { LogFilter } from '../features/edit/logs/LogFilter.tsx'
import { LogTable } from '../features/edit/logs/LogTable.tsx'
import type { LogLine } from '../features/edit/logs/LogTarget.tsx'
import { logAddress, logInput, logQuery, pageLines } from '../features/edit/logs/logQuery.ts'
import { useCall } from '../lib/api.ts'
import { focusHeading } from '../lib/focusHeading.ts'
import { useText } from '../lib/intl.ts'
import type { Restored } from '../lib/undone.ts'
import { useAddress } from '../lib/useTableState.ts'
import { useTakeBack } from '../lib/useTakeBack.ts'

/** Who did what, newest first. */
export default function Logs() {
  const text = useText()
  const { get } = useAddress()
  const { takeBack, busy } = useTakeBack(['GET /api/action_logs', 'GET /api/waiting'])
  const [undone, setUndone] = useState<Restored | null>(null)
  const query = logQuery(get)
  const {
    data: lines,
    error,
    loading,
    retry,
  } = useCall('GET /api/action_logs', {
    ...logInput(query),
    limit: String(pageLines),
    together: 'true',
  })
  const last = lines?.at(-1)
  const path = routes.logs.href()
  const undo = async ({ auuid }: LogLine) => {
    const answer = await takeBack(auuid)
    if (!answer) return
    setUndone(answer)
    // The button that was pressed is gone.
    focusHeading()
  }
  const filtered = logAddress({ ...query, before: '' }) !== ''
  return (
    <StaffPage title={text('edit.logs.title')} lead={text('logs.lead')}>
      <LogFilter query={query} />
      {error && <ErrorNotice error={error} title={text('logs.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {lines?.length === 0 && (
        <EmptyNotice
          title={text(filtered ? 'logs.none' : 'logs.empty')}
          actions={filtered && <LinkButton to={path}>{text('logs.reset')}</LinkButton>}
        />
      )}
      <div role="status">{undone && <UndoneNotice undone={undone} />}</div>
      {lines && lines.length > 0 && <LogTable lines={lines} busy={busy} onUndo={undo} />}
      <p>
        {query.before !== '' && (
          <LinkButton to={path + logAddress({ ...query, before: '' })} icon="up">
            {text('logs.newest')}
          </LinkButton>
        )}{' '}
        {last && lines?.length === pageLines && (
          <LinkButton to={path + logAddress({ ...query, before: last.auuid })}>
            {text('logs.older')}
          </LinkButton>
        )}
      </p>
    </StaffPage>
  )
}
