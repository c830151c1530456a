import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useRef, useState } from 'react'
import { ErrorSummary } from '../components/ErrorSummary.tsx'
import { LeaveGuard } from '../components/LeaveGuard.tsx'
import { EntryFields } from '../features/entryForm/EntryFields.tsx'
import { changedFields, withoutOwnMarker } from '../features/entryForm/entryChanges.ts'
import { proposalFrom, valuesOf } from '../features/entryForm/entryValues.ts'
import { takeOver, withPicked } from '../features/entryForm/openingPick.ts'
import { PositionPicker } from '../features/map/PositionPicker.tsx'
import { useProblems } from '../features/requests/useProblems.ts'
import { DeclineDialog } from '../features/review/DeclineDialog.tsx'
import { EntryDecisions } from '../features/review/EntryDecisions.tsx'
import { Facts } from '../features/review/Facts.tsx'
import styles from '../features/review/Review.module.css'
import { ReviewHead } from '../features/review/ReviewHead.tsx'
import { TwinCard } from '../features/review/TwinCard.tsx'
import { TwinChoice } from '../features/review/TwinChoice.tsx'
import { useDecision } from '../features/review/useDecision.ts'
import { call, useCall } from '../lib/api.ts'
import { longDate } from '../lib/format.ts'
import { useLocale, useText } from '../lib/intl.ts'
import { useDraft } from '../lib/useDraft.ts'

interface Props {
  pending: OutputOf<'GET /api/allpendingdata'>[number]
  onDone: () => void
  onRefresh: () => void
}

/** One request for an entry: its form, beside it the public entry that looks the same, below it the decision. */
export function PendingEntryReview({ pending, onDone, onRefresh }: Props) {
  const text = useText()
  const locale = useLocale()
  const { uuid, name, similar } = pending
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => valuesOf(pending))
  const { values, set, clear } = useDraft(`staff review ${uuid} ${pending.updatedAt}`, start, form)
  const { wrong } = takeOver(values)
  const edited = withPicked(values)
  const edits = changedFields(start, withoutOwnMarker(start, edited))
  const dirty = Object.keys(edits).length > 0 || wrong.size > 0
  const problems = useProblems('entry')
  const [chosenId, setChosen] = useState<string | null>(null)
  const twin = similar.find((one) => one.uuid === chosenId) ?? similar[0]
  const [keepToken, setKeepToken] = useState(false)
  const [declining, setDeclining] = useState(false)
  const { busy, decide } = useDecision({
    name,
    onDone: () => {
      clear()
      onDone()
    },
    onStale: onRefresh,
    onRefused: problems.refuse,
  })

  const accept = (replace: string, said: string) => {
    if (!problems.show(wrong)) return
    const replaces = replace !== '' && replace !== 'none'
    // A new entry gets the marker that the map shows; one that has its own keeps it unless somebody moved this one.
    const fields = replaces ? edits : changedFields(start, edited)
    return decide(
      () =>
        call(
          'POST /api/acceptPendingEntry',
          { fields, updatedAt: pending.updatedAt },
          { id: uuid, replace, keepToken: replaces && keepToken ? 'true' : '' },
        ),
      said,
    )
  }
  const publish = () => accept(twin?.identical ? 'none' : '', text('review.published', { name: values.name }))
  const replace = () => twin && accept(twin.uuid, text('review.replaced', { name: twin.name }))
  const decline = (reason: string) =>
    decide(
      () =>
        call('POST /api/removePendingEntry', { reason }, { id: uuid, action: 'Eintragsanfrage abgelehnt' }),
      text('review.declined', { name }),
    ).then(() => setDeclining(false))

  return (
    <div className={styles.review}>
      <ReviewHead back={routes.pendingEntries.href()}>{name}</ReviewHead>
      <Facts
        of={[
          [text('review.received'), longDate(pending.createdAt, locale)],
          [text('review.field.email'), pending.email],
          [
            text('review.token'),
            <span key="token" translate="no">
              {pending.token}
            </span>,
          ],
        ]}
      />
      {twin && (
        <TwinChoice
          twins={similar}
          chosen={twin}
          onChoose={setChosen}
          keepToken={keepToken}
          onKeepToken={setKeepToken}
        />
      )}
      <ErrorSummary errors={problems.summary} />
      <div className={twin && styles.beside}>
        <form ref={form} onSubmit={(event) => event.preventDefault()} aria-label={text('review.request')}>
          <EntryFields
            staff
            values={values}
            set={set}
            errors={problems.errors}
            categories={categories}
            renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
          />
        </form>
        {twin && <TwinCard twin={twin} request={proposalFrom(edited)} />}
      </div>
      {dirty && <p role="status">{text('review.edited')}</p>}
      <EntryDecisions
        twin={twin}
        busy={busy}
        onPublish={publish}
        onReplace={replace}
        onDecline={() => setDeclining(true)}
      />
      <DeclineDialog
        open={declining}
        busy={busy}
        title={text('review.declineEntryTitle', { name })}
        onClose={() => setDeclining(false)}
        onDecline={decline}
      >
        {text('review.declineEntryText', { email: pending.email || '–' })}
      </DeclineDialog>
      <LeaveGuard when={dirty}>{text('edit.leaveText')}</LeaveGuard>
    </div>
  )
}
