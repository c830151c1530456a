import type { OutputOf } from '@directory/shared/contract'
import type { Proposal } from '@directory/shared/proposal'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { DraftNotice } from '../components/DraftNotice.tsx'
import { ErrorSummary } from '../components/ErrorSummary.tsx'
import { LeaveGuard } from '../components/LeaveGuard.tsx'
import { Notice } from '../components/Notice.tsx'
import { Row } from '../components/Row.tsx'
import { type AlsoOffer, offerOf } from '../features/edit/entries/alsoOffer.ts'
import { useProblems } from '../features/requests/useProblems.ts'
import { ChangeWords } from '../features/review/ChangeWords.tsx'
import { ClosingDialog } from '../features/review/ClosingDialog.tsx'
import { emptiedKeys, fieldsToSave, proposedKeys } from '../features/review/compare.ts'
import { EmptiedDialog } from '../features/review/EmptiedDialog.tsx'
import { EntryComparison } from '../features/review/EntryComparison.tsx'
import { RequestCare } from '../features/review/RequestCare.tsx'
import styles from '../features/review/Review.module.css'
import { ReviewHead } from '../features/review/ReviewHead.tsx'
import type { Done } from '../features/review/ReviewPage.tsx'
import { useChoices } from '../features/review/useChoices.ts'
import { useDecision } from '../features/review/useDecision.ts'
import { call } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { ChangeByHand, type HandMade } from './ChangeByHand.tsx'

interface Props {
  change: OutputOf<'GET /api/pending_changes'>[number]
  onDone: Done
  onRefresh: () => void
  /** Where the provider's other entries may want the same change. */
  onOffer: (offer: AlsoOffer | null) => void
}

/** One change request: what it says, what it proposes, and the decision. */
export function PendingChangeReview({ change, onDone, onRefresh, onOffer }: Props) {
  const text = useText()
  const { uuid, name, email, entry, gone, proposal, present } = change
  const compared = entry && proposal && present && Object.keys(proposal).length > 0
  const choices = useChoices(uuid)
  const decided: Proposal = { ...proposal, ...choices.fieldsFor() }
  const [handMade, setHandMade] = useState<HandMade | null>(null)
  const [emptying, setEmptying] = useState(false)
  const [closing, setClosing] = useState(false)
  const problems = useProblems(compared ? 'change' : 'entry', compared ? decided : (handMade?.values ?? {}))
  const { busy, decide, close } = useDecision({
    name,
    onDone: (decided) => {
      handMade?.clear()
      choices.clear()
      onDone(decided)
    },
    onStale: onRefresh,
    onRefused: problems.refuse,
  })
  const fields = compared ? fieldsToSave(present, decided) : (handMade?.fields ?? {})
  const count = Object.keys(fields).length
  const emptied = compared ? emptiedKeys(present, decided) : []

  const bringToTrash = () =>
    decide(
      async () => [(await call('POST /api/acceptPendingChange', { id: uuid })).decision],
      text('review.goneDone', { name }),
    )
  const accept = () => {
    setEmptying(false)
    if (!problems.show(handMade?.wrong ?? new Map())) return
    // Without a valid token the reviewer has chosen the provider; where nothing changes, none is needed.
    const chosen = !entry && count > 0 ? handMade?.entry : undefined
    const updatedAt = (entry ?? chosen)?.updatedAt
    const body = { id: uuid, fields, entry: chosen?.uuid, updatedAt }
    return decide(
      async () => {
        const { decision, entry: saved, also } = await call('POST /api/acceptPendingChange', body)
        onOffer(saved && offerOf({ entry: saved, also }))
        return [decision]
      },
      text(count > 0 ? 'review.changed' : 'review.closed.settled', { name }),
    )
  }

  return (
    <div className={styles.review}>
      <ReviewHead back={routes.pendingChanges.href()}>{name}</ReviewHead>
      <ChangeWords change={change} />
      <RequestCare kind="change" request={change} onChanged={onRefresh} />
      {compared && choices.cameBack && <DraftNotice onDiscard={choices.clear} />}
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
          onDecide={(changes) => choices.setFields({ ...choices.fieldsFor(), ...changes })}
          errors={problems.errors}
        />
      ) : (
        <ChangeByHand change={change} errors={problems.errors} onChange={setHandMade} />
      )}
      {!gone && <p role="status">{text('review.toSave', { count })}</p>}
      <Row className={styles.decisions}>
        <Button
          look="main"
          icon="check"
          aria-disabled={busy || (gone && !entry)}
          onClick={() => (gone ? entry && bringToTrash() : emptied.length > 0 ? setEmptying(true) : accept())}
        >
          {text(gone ? 'review.acceptGone' : count > 0 ? 'review.acceptChange' : 'review.closeChange')}
        </Button>
        <Button icon="close" aria-disabled={busy} onClick={() => setClosing(true)}>
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
        name={name}
        email={email}
        busy={busy}
        onCancel={() => setClosing(false)}
        onClose={(outcome, reason) =>
          void close('change', uuid, outcome, reason).then(() => setClosing(false))
        }
      />
      <LeaveGuard when={!compared && (count > 0 || (handMade?.wrong.size ?? 0) > 0)}>
        {text('edit.leaveText')}
      </LeaveGuard>
    </div>
  )
}
