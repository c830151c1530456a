import { pairOf } from '@directory/shared/duplicates'
import { useState } from 'react'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PlainList } from '../components/PlainList.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import { duplicateLists, type PairAct } from '../features/review/duplicates/duplicateLists.ts'
import { PairCard } from '../features/review/duplicates/PairCard.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'

/** Providers that seem to be listed twice. */
export default function Duplicates() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/duplicates', {})
  const [done, setDone] = useState<PairAct | null>(null)
  return (
    <StaffPage title={text('edit.duplicates.title')} lead={text('duplicates.lead')}>
      {done && <UndoNotice key={done.undo} title={done.title} undo={done.undo} refresh={duplicateLists} />}
      {error && <ErrorNotice error={error} title={text('duplicates.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {data && <p role="status">{text('duplicates.count', { count: data.total })}</p>}
      <PlainList>
        {data?.pairs.map((pair) => (
          <li key={pairOf(pair.one.uuid, pair.other.uuid)}>
            <PairCard pair={pair} onDone={setDone} />
          </li>
        ))}
      </PlainList>
      {data && data.total > data.pairs.length && <p>{text('duplicates.more')}</p>}
    </StaffPage>
  )
}
