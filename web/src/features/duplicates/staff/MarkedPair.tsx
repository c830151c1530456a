import { routes } from '@directory/shared/routes'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useWayBack } from '../../../lib/wayBack.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { EntryListState } from '../../entries/door.ts'
import { MergePair } from './MergePair.tsx'
import { entryDescription, pairKey } from './pair.ts'

/** Merges two entries that were marked in the table; their categories may differ. */
export function MarkedPair({ one, other }: { one: string; other: string }) {
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
        onDone={({ title, undo }, kept) => leave({ edited: kept, done: { title, undo: [undo] } })}
        onCancel={() => leave({})}
      />
    </Card>
  )
}
