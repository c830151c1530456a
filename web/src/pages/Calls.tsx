import { useRef, useState } from 'react'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Pager } from '../components/Pager.tsx'
import { PlainList } from '../components/PlainList.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import { PrintButton } from '../features/directory/PrintButton.tsx'
import { CallFilters } from '../features/edit/calls/CallFilters.tsx'
import styles from '../features/edit/calls/Calls.module.css'
import { type CallAct, callLists } from '../features/edit/calls/callLists.ts'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useAddress } from '../lib/useTableState.ts'
import { CallCard } from '../parts/CallCard.tsx'

/** Whom staff and volunteers are to call next, since nobody knows whether what is listed is still true. */
export default function Calls() {
  const text = useText()
  const { get, set } = useAddress()
  const query = { category: get('category'), town: get('town'), mail: get('mail') }
  const { data, error, loading, retry } = useCall('GET /api/calls', { ...query, page: get('page') })
  const [done, setDone] = useState<CallAct | null>(null)
  const top = useRef<HTMLDivElement>(null)
  return (
    <StaffPage title={text('edit.calls.title')} lead={text('calls.lead')}>
      <div className="noPrint">
        {done && <UndoNotice key={done.undo} title={done.title} undo={done.undo} refresh={callLists} />}
      </div>
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {data && (
        <>
          <CallFilters
            query={query}
            onQuery={(changes) => set({ ...changes, page: '' })}
            categories={data.categories}
            towns={data.towns}
          />
          <div ref={top} tabIndex={-1} className="noRing">
            <p role="status">{text('calls.count', { count: data.total })}</p>
          </div>
          {data.total > 0 && <PrintButton label="list.print" />}
          <PlainList className={styles.list}>
            {data.rows.map((row) => (
              <li key={row.entry.uuid}>
                <CallCard row={row} onDone={setDone} />
              </li>
            ))}
          </PlainList>
          {data.total === 0 && <EmptyNotice title={text('calls.none')} />}
          <div className="noPrint">
            <Pager
              page={data.page}
              pages={data.pages}
              onPage={(page) => {
                set({ page: page === 1 ? '' : String(page) })
                top.current?.focus()
              }}
            />
          </div>
        </>
      )}
    </StaffPage>
  )
}
