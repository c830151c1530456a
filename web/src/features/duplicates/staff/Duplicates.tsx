import { pairOf } from '@directory/shared/duplicates'
import { useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import { duplicateLists, type PairOperation } from './duplicateLists.ts'
import { MarkedPair } from './MarkedPair.tsx'
import { PairCard } from './PairCard.tsx'

export default function Duplicates() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/duplicates', {})
  const [done, setDone] = useState<PairOperation | null>(null)
  const { get } = useAddressParameters()
  const [one, other] = [get('one'), get('other')]
  if (one !== '' && other !== '')
    return (
      <StaffPage title={text('duplicates.merge')}>
        <MarkedPair one={one} other={other} />
      </StaffPage>
    )
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
