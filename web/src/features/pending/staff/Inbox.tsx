import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { takeAlertAlong } from '#lib/alerts.ts'
import { useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useLocalPath, usePlainPath, useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useNotifyDone } from '#lib/useUndoable.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { FocusedNotice } from '#ui/FocusedNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { ChangeOtherEntries, type OtherEntriesOffer } from '../../entries/door.ts'
import { ReportReview } from '../../report/door.ts'
import {
  BackToList,
  type DecisionHandler,
  type InboxHandlers,
  OrphanedDrafts,
  useListBack,
} from '../../review/door.ts'
import { InboxList, isShown } from './InboxList.tsx'
import { PendingChangeReview } from './PendingChangeReview.tsx'
import { PendingEntryReview } from './PendingEntryReview.tsx'
import { type InboxFilter, inboxLists, useInbox, type WaitingRequest } from './useInbox.ts'

const titles = { all: 'inbox.title', entries: 'review.entriesTitle', changes: 'review.changesTitle' } as const

/** `?kind=all` lists all; `?id=` opens one, `?first` the first, `?first=report` the first of that kind. */
export default function Inbox() {
  const text = useText()
  const hasServer = useSendsMail()
  const isEntries = usePlainPath() === routes.pendingEntries.path
  const [search, setSearch] = useSearchParams()
  const { data, error, loading, refreshing, retry } = useInbox()
  const notifyDone = useNotifyDone(inboxLists)
  const [offer, setOffer] = useState<OtherEntriesOffer | null>(null)
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const { back, state: returning } = useListBack()
  const [id, first] = [search.get('id'), search.get('first')]
  const here: InboxFilter = isEntries ? 'entries' : 'changes'
  const filter = search.get('kind') === 'all' ? 'all' : here
  const open = id === null ? undefined : data?.find(({ request }) => request.uuid === id)

  useEffect(() => {
    if (first === null || !data) return
    const found = data.find((one) => isShown(filter, one) && (first === '' || one.kind === first))
    setSearch(found ? { id: found.request.uuid } : {}, { replace: true })
  }, [first, data, filter, setSearch])
  const lastOpen = useRef('')
  const closeOffer = useRef(() => {})
  // The offer to undo the last decision ends where the next one begins; the message of a form that led here stays.
  useEffect(() => {
    if (id === null) return
    closeOffer.current()
    lastOpen.current = id
  }, [id])

  const close: DecisionHandler = (now) => {
    retry()
    if (!now) {
      // If a colleague has decided first, the request's page says so.
      if (id === null) focusHeading()
      return
    }
    const { title, undo, sendsMail, restoreTyped } = now
    const mail = sendsMail ? [text(hasServer ? 'decision.mailWaits' : 'mails.noServer')] : []
    closeOffer.current = notifyDone([title, ...mail].join(' '), undo, { onReverted: restoreTyped })
    if (id === null) return
    if (!back.startsWith(isEntries ? routes.pendingEntries.href() : routes.pendingChanges.href()))
      takeAlertAlong()
    lastOpen.current = ''
    navigate(localPath(back), { state: returning })
  }
  return (
    <StaffPage title={text(titles[filter])}>
      <CallState {...{ error, loading, retry }} title={text('review.failed')} count={6} />
      {open && (
        <OpenRequest one={open} onDone={close} onRefresh={retry} refreshing={refreshing} onOffer={setOffer} />
      )}
      {data && id !== null && !open && <DecidedRequest key={id} id={id} />}
      {id === null && offer && <ChangeOtherEntries offer={offer} onClose={() => setOffer(null)} />}
      {data && id === null && (
        <InboxList filter={filter} requests={data} last={lastOpen.current} onDecided={close} />
      )}
    </StaffPage>
  )
}

interface OpenProps extends InboxHandlers {
  one: WaitingRequest
  onOffer: (offer: OtherEntriesOffer | null) => void
}

function OpenRequest({ one, onOffer, ...shared }: OpenProps) {
  const text = useText()
  const locale = useLocale()
  const { kind, request } = one
  const { uuid } = request
  const { answeredAt = null, answer } = request.questions.at(-1) ?? {}
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

const outcomes = ['accepted', 'declined', 'corrected', 'spam'] as const

function DecidedRequest({ id }: { id: string }) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const { data, loading } = useCall('GET /api/action_logs', { request: id, limit: '1' })
  const line = data?.[0]
  if (loading) return null
  const outcome = outcomes.find((one) => line?.kind.endsWith(one)) ?? 'settled'
  const by = line ? staffName(line.user) : ''
  return (
    <>
      <FocusedNotice
        title={text(line ? `review.decided.${outcome}` : 'review.goneTitle')}
        actions={
          <>
            <BackToList />
            {line?.link && (
              <LinkButton to={line.link}>{text('review.openTwin', { name: line.entry })}</LinkButton>
            )}
          </>
        }
      >
        {line
          ? text('review.decidedBy', {
              name: line.entry,
              by,
              known: by === '' ? 'other' : 'one',
              date: momentText(line.timestamp, locale),
            })
          : text('review.goneRequest')}
      </FocusedNotice>
      <OrphanedDrafts request={id} />
    </>
  )
}
