import type { OutputOf } from '@directory/shared/contract'
import type { Proposal } from '@directory/shared/proposal'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { type OtherEntriesOffer, otherEntriesOffer, useStaffProblems } from '../../entries/door.ts'
import { MailPreview } from '../../mails/door.ts'
import {
  ChangeRequestText,
  ClosingDialog,
  choicesOfChange,
  type Done,
  EmptiedDialog,
  EntryComparison,
  emptiedKeys,
  fieldsToSave,
  type MailWords,
  proposedKeys,
  RequestAssignment,
  ReviewHead,
  SideBySide,
  useChoices,
  useDecision,
} from '../../review/door.ts'
import { type ManualChange, ManualChangeForm } from './ManualChangeForm.tsx'

interface Props {
  change: OutputOf<'GET /api/pending_changes'>[number]
  onDone: Done
  onRefresh: () => void
  /** Offers the same change for other entries of the provider. */
  onOffer: (offer: OtherEntriesOffer | null) => void
}

/** Shows one change request: its words, its proposal, and the decision. */
export function PendingChangeReview({ change, onDone, onRefresh, onOffer }: Props) {
  const text = useText()
  const { uuid, name, email, entry, gone, proposal, present } = change
  const compared = entry && proposal && present && Object.keys(proposal).length > 0
  const of = entry?.uuid ?? ''
  const choices = useChoices(uuid, choicesOfChange(change))
  const decided: Proposal = { ...proposal, ...choices.fieldsFor(of) }
  const [handMade, setHandMade] = useState<ManualChange | null>(null)
  const [emptying, setEmptying] = useState(false)
  const [closing, setClosing] = useState<'choose' | 'accepted' | false>(false)
  const problems = useStaffProblems(
    compared ? 'change' : 'entry',
    compared ? decided : (handMade?.values ?? {}),
  )
  const { busy, decide, close } = useDecision({
    name,
    onDone: (decided) => {
      // If a colleague has decided first, typed input is kept, and offered on the request's page.
      if (decided) {
        handMade?.clear()
        choices.clear()
      }
      onDone(decided)
    },
    onStale: onRefresh,
    onRefused: problems.showRefusal,
  })
  const fields = compared ? fieldsToSave(present, decided) : (handMade?.fields ?? {})
  const count = compared ? proposedKeys(fields as Proposal).length : (handMade?.count ?? 0)
  const { mailText } = choices.values
  const hasDeed = gone || count > 0
  const emptied = compared ? emptiedKeys(present, decided) : []

  const bringToTrash = () =>
    decide(
      async () => [(await call('POST /api/acceptPendingChange', { id: uuid, mailText })).decision],
      text('review.goneDone', { name }),
    )
  const accept = () => {
    setEmptying(false)
    if (!problems.show(handMade?.wrong ?? new Map())) return
    // Without a valid code the reviewer has to choose the provider, unless nothing changes.
    const chosen = !entry && count > 0 ? handMade?.entry : undefined
    const updatedAt = (entry ?? chosen)?.updatedAt
    const body = { id: uuid, fields, entry: chosen?.uuid, updatedAt, mailText }
    return decide(
      async () => {
        const { decision, entry: saved, also } = await call('POST /api/acceptPendingChange', body)
        onOffer(saved && otherEntriesOffer({ entry: saved, also }))
        return [decision]
      },
      text('review.changed', { name }),
    )
  }

  const acceptAsItIs = (words: MailWords) =>
    decide(
      async () => [
        (await call('POST /api/acceptPendingChange', { id: uuid, isInEntry: true, ...words })).decision,
      ],
      text('review.closed.accepted', { name }),
    )

  return (
    <>
      <ReviewHead back={routes.pendingChanges.href()}>{name}</ReviewHead>
      <SideBySide
        wish={<ChangeRequestText change={change} />}
        words={change.changeText.trim()}
        care={<RequestAssignment kind="change" request={change} onChanged={onRefresh} />}
      >
        {compared && choices.wasRestored && (
          <DraftNotice
            title={change.corrections ? text('review.correctionsBack') : undefined}
            onDiscard={choices.discard}
            restoreDiscarded={choices.restoreDiscarded}
          />
        )}
        {gone ? (
          <Notice kind="warning" title={text('review.gone')}>
            {text('review.goneText')}
          </Notice>
        ) : compared ? (
          <>
            <ErrorSummary errors={problems.summary} />
            <EntryComparison
              caption={text('review.comparison')}
              wantedName={text('review.proposed')}
              fields={proposedKeys(proposal)}
              present={present}
              wanted={proposal}
              decided={decided}
              onDecide={(changes) => choices.setFields({ ...choices.fieldsFor(of), ...changes }, of)}
              errors={problems.errors}
            />
          </>
        ) : (
          <ManualChangeForm change={change} problems={problems} onChange={setHandMade} />
        )}
        {!gone && <p role="status">{text('review.toSave', { count })}</p>}
        <MailPreview
          folded
          isDecided={busy}
          own={{ value: mailText, set: (mailText) => choices.set({ mailText }) }}
          question={
            hasDeed ? { decision: 'closeChange', ids: [uuid], outcome: gone ? 'gone' : 'accepted' } : null
          }
        />
        <Decisions
          isGone={gone}
          isBlocked={busy || (gone && !entry)}
          count={count}
          onDeed={() => (gone ? entry && bringToTrash() : emptied.length > 0 ? setEmptying(true) : accept())}
          onClose={setClosing}
        />
      </SideBySide>
      <EmptiedDialog
        open={emptying}
        emptied={emptied}
        present={present ?? {}}
        onConfirm={accept}
        onCancel={() => setEmptying(false)}
      />
      <ClosingDialog
        open={closing}
        kind="change"
        id={uuid}
        name={name}
        email={email}
        busy={busy}
        onCancel={() => setClosing(false)}
        onClose={(ending, words) =>
          void (ending === 'accepted' ? acceptAsItIs(words) : close('change', uuid, ending, words)).then(() =>
            setClosing(false),
          )
        }
      />
      <LeaveGuard when={!compared && (count > 0 || (handMade?.wrong.size ?? 0) > 0)}>
        {text('edit.leaveText')}
      </LeaveGuard>
    </>
  )
}

interface DecisionsProps {
  isGone: boolean
  isBlocked: boolean
  /** Number of changed details. */
  count: number
  onDeed: () => void
  onClose: (how: 'choose' | 'accepted') => void
}

/** Renders the decision buttons; the first names its effect, and stands out only if it has one. */
function Decisions({ isGone, isBlocked, count, onDeed, onClose }: DecisionsProps) {
  const text = useText()
  const hasDeed = isGone || count > 0
  return (
    <StickyBar
      main={
        <Button
          look={isGone ? (isBlocked ? 'plain' : 'main') : hasDeed ? 'main' : 'plain'}
          icon="check"
          aria-disabled={isBlocked}
          onClick={() => (hasDeed ? onDeed() : onClose('accepted'))}
        >
          {isGone
            ? text('review.acceptGone')
            : hasDeed
              ? text('review.takeOver', { count })
              : text('review.isInEntry')}
        </Button>
      }
    >
      <Button icon="close" aria-disabled={isBlocked && !isGone} onClick={() => onClose('choose')}>
        {text('review.closeOtherwise')}
      </Button>
    </StickyBar>
  )
}
