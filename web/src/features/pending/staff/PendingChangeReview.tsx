import { useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import { changeOutcomes } from '#shared/decisions'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type OtherEntriesOffer, otherEntriesOffer, useStaffProblems } from '../../entries/door.ts'
import {
  ChangeRequestText,
  type Decision,
  EntryComparison,
  type InboxHandlers,
  proposedKeys,
  ReviewFrame,
  requestDraft,
  useChoices,
} from '../../review/door.ts'
import { type ManualChange, ManualChangeForm } from './ManualChangeForm.tsx'

interface Props extends InboxHandlers {
  change: OutputOf<'GET /api/pending_changes'>[number]
  onOffer: (offer: OtherEntriesOffer | null) => void
}

export function PendingChangeReview({ change, onOffer, ...handlers }: Props) {
  const text = useText()
  const { uuid, name, entry, gone, proposal, present } = change
  const choices = useChoices(requestDraft(uuid, 'choices'))
  const isProposed = entry && proposal && present && Object.keys(proposal).length > 0
  const compared = isProposed ? choices.compare(entry.uuid, present, proposal) : undefined
  const [handMade, setHandMade] = useState<ManualChange | null>(null)
  const problems = useStaffProblems(
    compared ? 'change' : 'entry',
    compared?.decided ?? handMade?.values ?? {},
  )
  const fields = compared?.fields ?? handMade?.edits ?? {}
  const count = compared ? proposedKeys(compared.fields).length : (handMade?.count ?? 0)
  const { mailText } = choices.values
  const hasDeed = gone ? entry !== null : count > 0

  const closedEntry = entry?.uuid ?? handMade?.entry.uuid
  const accept = ({ decide }: Decision) => {
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

  return (
    <ReviewFrame
      {...handlers}
      onRefused={problems.showRefusal}
      onDecided={() => {
        handMade?.clear()
        choices.clear()
      }}
      kind="change"
      request={change}
      name={name}
      wish={<ChangeRequestText change={change} />}
      words={change.changeText.trim()}
      status={!gone && text('review.toSave', { count })}
      deed={
        hasDeed
          ? {
              label: gone ? text('review.acceptGone') : text('review.takeOver', { count }),
              isMain: true,
              compared,
              question: { decision: 'closeChange', ids: [uuid], outcome: gone ? 'gone' : 'accepted' },
              ownWords: { value: mailText, set: (mailText) => choices.set({ mailText }) },
              act: gone ? ({ close }) => close('gone', { reason: '', mailText }) : accept,
            }
          : null
      }
      unsaved={!compared && (count > 0 || (handMade?.wrong.size ?? 0) > 0)}
      closing={{
        outcomes: changeOutcomes.filter((one) => one !== 'gone' || closedEntry !== undefined),
        email: change.email,
        entry: closedEntry,
        act: (outcome, words, { close }) => close(outcome, words, closedEntry),
      }}
    >
      {gone ? (
        <Notice kind="warning" title={text('review.gone')}>
          {text('review.goneText')}
        </Notice>
      ) : compared ? (
        <>
          <DraftNotice draft={choices} unsaved={choices.dirty} />
          <ErrorSummary errors={problems.summary} />
          <EntryComparison
            caption={text('review.comparison')}
            wantedName={text('review.proposed')}
            errors={problems.errors}
            {...compared}
          />
        </>
      ) : (
        <ManualChangeForm change={change} problems={problems} onChange={setHandMade} />
      )}
    </ReviewFrame>
  )
}
