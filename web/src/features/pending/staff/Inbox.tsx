import { routes } from '@directory/shared/routes'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { focusHeading } from '../../../lib/focusHeading.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useIsOnRoute } from '../../../lib/useIsOnRoute.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import { ChangeOtherEntries, entryLists, type OtherEntriesOffer } from '../../entries/door.ts'
import { ReportReview } from '../../report/door.ts'
import { type Decided, type Done, OrphanedDrafts, orphanedDrafts } from '../../review/door.ts'
import { InboxList, isShown } from './InboxList.tsx'
import { PendingChangeReview } from './PendingChangeReview.tsx'
import { PendingEntryReview } from './PendingEntryReview.tsx'
import { type InboxFilter, inboxLists, useInbox, type WaitingRequest } from './useInbox.ts'

const titles = {
  all: 'inbox.title',
  entries: 'review.entriesTitle',
  changes: 'review.changesTitle',
} as const

/**
 * Lists requests that wait for a decision. Each address shows a part of them, `?kind=all` all; `?id=` opens one, `?first`
 * the first, `?first=report` the first of that kind.
 */
export default function Inbox() {
  const text = useText()
  const hasServer = useSendsMail()
  const isEntries = useIsOnRoute(routes.pendingEntries)
  const [search, setSearch] = useSearchParams()
  const { data, error, loading, retry } = useInbox()
  const [decided, setDecided] = useState<Decided | null>(null)
  const [offer, setOffer] = useState<OtherEntriesOffer | null>(null)
  const [also, setAlso] = useState<{ title: string; undo: string[] } | null>(null)
  const [id, first] = [search.get('id'), search.get('first')]
  const here: InboxFilter = isEntries ? 'entries' : 'changes'
  const filter = search.get('kind') === 'all' ? 'all' : here
  const open = id === null ? undefined : data?.find(({ uuid }) => uuid === id)

  useEffect(() => {
    if (first === null || !data) return
    const found = data.find((one) => isShown(filter, one) && (first === '' || one.kind === first))
    setSearch(found ? { id: found.uuid } : {}, { replace: true })
  }, [first, data, filter, setSearch])
  // The offer to undo the last decision ends where the next one begins.
  useEffect(() => {
    if (id !== null) setDecided(null)
  }, [id])

  const close: Done = (now) => {
    // If a colleague has decided first, the request's page says so, with the kept input.
    if (!now && id !== null && orphanedDrafts(id).length > 0) return retry()
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('id')
      return next
    })
    retry()
    setDecided(now ?? null)
    setAlso(null)
    // The pressed button is gone; the notice takes the focus if there is one.
    if (!now) focusHeading()
  }
  return (
    <StaffPage compact title={text(titles[filter])}>
      {error && !data && <ErrorNotice error={error} title={text('review.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {open && <OpenRequest one={open} onDone={close} onRefresh={retry} onOffer={setOffer} />}
      {data && id !== null && !open && (
        <>
          <EmptyNotice
            title={text('review.goneTitle')}
            actions={
              <SiteLink to={(isEntries ? routes.pendingEntries : routes.pendingChanges).href()}>
                {text('review.back')}
              </SiteLink>
            }
          >
            {text('review.goneRequest')}
          </EmptyNotice>
          <OrphanedDrafts key={id} request={id} />
        </>
      )}
      {id === null && decided && (
        <UndoNotice key={decided.ids.join()} title={decided.message} undo={decided.ids} refresh={inboxLists}>
          {decided.sendsMail && text(hasServer ? 'decision.mailWaits' : 'mails.noServer')}
        </UndoNotice>
      )}
      {id === null && also && (
        <UndoNotice key={String(also.undo)} title={also.title} undo={also.undo} refresh={entryLists} />
      )}
      {id === null && offer && (
        <ChangeOtherEntries offer={offer} onDone={setAlso} onClose={() => setOffer(null)} />
      )}
      {data && id === null && <InboxList filter={filter} requests={data} onDecided={close} />}
    </StaffPage>
  )
}

interface OpenProps {
  one: WaitingRequest
  onDone: Done
  onRefresh: () => void
  onOffer: (offer: OtherEntriesOffer | null) => void
}

/** Shows one request with its decision, after the answer to the last question. */
function OpenRequest({ one, onOffer, ...shared }: OpenProps) {
  const text = useText()
  const locale = useLocale()
  const { kind, uuid, questions, request } = one
  const { answeredAt = null, answer } = questions.at(-1) ?? {}
  return (
    <>
      {answeredAt && (
        <Notice title={text('askBack.answered', { date: longDate(answeredAt, locale) })}>
          <p lang="de">{answer}</p>
        </Notice>
      )}
      {kind === 'report' && <ReportReview key={uuid} reported={request} {...shared} />}
      {kind === 'entry' && (
        <PendingEntryReview key={`${uuid} ${request.updatedAt}`} pending={request} {...shared} />
      )}
      {kind === 'change' && (
        <PendingChangeReview
          key={`${uuid} ${request.entry?.updatedAt}`}
          {...{ change: request, onOffer, ...shared }}
        />
      )}
    </>
  )
}
