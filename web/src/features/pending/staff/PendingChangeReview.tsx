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
import { Row } from '../../../ui/Row.tsx'
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
  proposedKeys,
  RequestAssignment,
  ReviewHead,
  reviewStyles as styles,
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

/** One change request: its words, its proposal, and the decision. */
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
      // A colleague has decided first: typed input is kept, and offered on the request's page.
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
  const count = Object.keys(fields).length
  const hasDeed = gone || count > 0
  const emptied = compared ? emptiedKeys(present, decided) : []

  const bringToTrash = () =>
    decide(
      async () => [(await call('POST /api/acceptPendingChange', { id: uuid })).decision],
      text('review.goneDone', { name }),
    )
  const accept = () => {
    setEmptying(false)
    if (!problems.show(handMade?.wrong ?? new Map())) return
    // Without a valid code the reviewer has to choose the provider, unless nothing changes.
    const chosen = !entry && count > 0 ? handMade?.entry : undefined
    const updatedAt = (entry ?? chosen)?.updatedAt
    const body = { id: uuid, fields, entry: chosen?.uuid, updatedAt }
    return decide(
      async () => {
        const { decision, entry: saved, also } = await call('POST /api/acceptPendingChange', body)
        onOffer(saved && otherEntriesOffer({ entry: saved, also }))
        return [decision]
      },
      text('review.changed', { name }),
    )
  }

  const acceptAsItIs = (reason: string) =>
    decide(
      async () => [
        (await call('POST /api/acceptPendingChange', { id: uuid, isInEntry: true, reason })).decision,
      ],
      text('review.closed.accepted', { name }),
    )

  return (
    <div className={styles.review}>
      <ReviewHead back={routes.pendingChanges.href()}>{name}</ReviewHead>
      <ChangeRequestText change={change} />
      <RequestAssignment kind="change" request={change} onChanged={onRefresh} />
      {compared && choices.wasRestored && (
        <DraftNotice
          title={change.corrections ? text('review.correctionsBack') : undefined}
          onDiscard={choices.discard}
          restoreDiscarded={choices.restoreDiscarded}
        />
      )}
      <ErrorSummary errors={problems.summary} />
      {gone ? (
        <Notice kind="warning" title={text('review.gone')}>
          {text('review.goneText')}
        </Notice>
      ) : compared ? (
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
      ) : (
        <ManualChangeForm change={change} errors={problems.errors} onChange={setHandMade} />
      )}
      {!gone && <p role="status">{text('review.toSave', { count })}</p>}
      <MailPreview
        folded
        isDecided={busy}
        question={
          hasDeed ? { decision: 'closeChange', ids: [uuid], outcome: gone ? 'gone' : 'accepted' } : null
        }
      />
      <Row className={styles.decisions}>
        {hasDeed ? (
          <Button
            look="main"
            icon="check"
            aria-disabled={busy || (gone && !entry)}
            onClick={() =>
              gone ? entry && bringToTrash() : emptied.length > 0 ? setEmptying(true) : accept()
            }
          >
            {text(gone ? 'review.acceptGone' : 'review.acceptChange')}
          </Button>
        ) : (
          <Button icon="check" aria-disabled={busy} onClick={() => setClosing('accepted')}>
            {text('review.isInEntry')}
          </Button>
        )}
        <Button icon="close" aria-disabled={busy} onClick={() => setClosing('choose')}>
          {text('review.closeOtherwise')}
        </Button>
      </Row>
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
        onClose={(ending, reason) =>
          void (ending === 'accepted' ? acceptAsItIs(reason) : close('change', uuid, ending, reason)).then(
            () => setClosing(false),
          )
        }
      />
      <LeaveGuard when={!compared && (count > 0 || (handMade?.wrong.size ?? 0) > 0)}>
        {text('edit.leaveText')}
      </LeaveGuard>
    </div>
  )
}
