import { pairOf } from '@directory/shared/duplicates'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { useWayBack } from '../../../lib/wayBack.ts'
import { CallState } from '../../../ui/CallState.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { type DoneOperation, UndoNotice } from '../../../ui/UndoNotice.tsx'
import type { EntryListState } from '../../entries/door.ts'
import { MergePair } from './MergePair.tsx'
import { PairCard } from './PairCard.tsx'
import { duplicateLists, entryDescription, pairKey } from './pair.ts'

export default function Duplicates() {
  const text = useText()
  const { data, error, loading, retry } = useCall('GET /api/duplicates', {})
  const [done, setDone] = useState<DoneOperation | null>(null)
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
      <UndoNotice done={done} refresh={duplicateLists} />
      <CallState
        error={error}
        loading={loading}
        title={text('duplicates.failed')}
        onRetry={retry}
        shape="cards"
      />
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

/** Merges two entries that were marked in the table; their categories may differ. */
function MarkedPair({ one, other }: { one: string; other: string }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { back, state } = useWayBack(routes.editEntry.href())
  const calls = [
    useCall('GET /api/entrybyid', { id: one }, { keepsEarlier: false }),
    useCall('GET /api/entrybyid', { id: other }, { keepsEarlier: false }),
  ]
  const [first, second] = calls.map(({ data }) => data?.entry)
  const failed = calls.find(({ error }) => error)
  if (failed?.error)
    return <ErrorNotice error={failed.error} title={text('list.failed')} onRetry={failed.retry} />
  if (!first || !second) return <Skeleton shape="cards" />
  const leave = (more: EntryListState) => navigate(localPath(back), { state: { ...state, ...more } })
  return (
    <Card as="section" aria-label={`${first.name} / ${second.name}`}>
      <MergePair
        one={first}
        other={second}
        choicesOf={pairKey(first, second)}
        asks={(entry) => `${entry.name} · ${entryDescription(entry)}`}
        onDone={(done, kept) => leave({ edited: kept, done })}
        onCancel={() => leave({})}
      />
    </Card>
  )
}
