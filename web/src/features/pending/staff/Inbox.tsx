import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import { ChangeOtherEntries, entryLists, type OtherEntriesOffer } from '../../entries/door.ts'
import { ReportReview } from '../../report/door.ts'
import { type Done, ReviewPage } from '../../review/door.ts'
import { InboxList } from './InboxList.tsx'
import { PendingChangeReview } from './PendingChangeReview.tsx'
import { PendingEntryReview } from './PendingEntryReview.tsx'
import { type InboxFilter, useInbox, type WaitingRequest } from './useInbox.ts'

/** Lists requests that wait for a decision. Each address shows a part of them, `?kind=all` all; `?id=` opens one. */
export default function Inbox() {
  const text = useText()
  const { pathname } = useLocation()
  const { get } = useAddressParameters()
  const [offer, setOffer] = useState<OtherEntriesOffer | null>(null)
  const [also, setAlso] = useState<{ title: string; undo: string[] } | null>(null)
  const isEntries = pathname.endsWith(routes.pendingEntries.href())
  const here: InboxFilter = isEntries ? 'entries' : 'changes'
  const filter: InboxFilter = get('kind') === 'all' ? 'all' : here
  const titles = {
    all: 'inbox.title',
    entries: 'review.entriesTitle',
    changes: 'review.changesTitle',
  } as const

  const review = (one: WaitingRequest, onDone: Done, onRefresh: () => void) => {
    const shared = { onDone, onRefresh }
    switch (one.kind) {
      case 'report':
        return <ReportReview key={one.uuid} reported={one.request} {...shared} />
      case 'entry':
        return (
          <PendingEntryReview
            key={`${one.uuid} ${one.request.updatedAt}`}
            pending={one.request}
            {...shared}
          />
        )
      case 'change':
        return (
          <PendingChangeReview
            key={`${one.uuid} ${one.request.entry?.updatedAt}`}
            change={one.request}
            {...shared}
            onOffer={(found) => {
              setOffer(found)
              setAlso(null)
            }}
          />
        )
    }
  }
  return (
    <ReviewPage
      title={text(titles[filter])}
      href={isEntries ? routes.pendingEntries.href() : routes.pendingChanges.href()}
      answer={useInbox()}
      isShown={({ kind }) => filter === 'all' || (kind === 'entry') === (filter === 'entries')}
      list={(shown, onDecided) => <InboxList filter={filter} shown={shown} onDecided={onDecided} />}
      review={review}
      above={
        <>
          {also && (
            <UndoNotice key={String(also.undo)} title={also.title} undo={also.undo} refresh={entryLists} />
          )}
          {offer && <ChangeOtherEntries offer={offer} onDone={setAlso} onClose={() => setOffer(null)} />}
        </>
      }
    />
  )
}
