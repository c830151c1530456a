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
import { proposedKeys } from '../features/review/compare.ts'
import { DeclineDialog } from '../features/review/DeclineDialog.tsx'
import { EmptiedDialog } from '../features/review/EmptiedDialog.tsx'
import { EntryDecisions } from '../features/review/EntryDecisions.tsx'
import { Facts } from '../features/review/Facts.tsx'
import { Replacement, useReplacement } from '../features/review/Replacement.tsx'
import styles from '../features/review/Review.module.css'
import { ReviewHead } from '../features/review/ReviewHead.tsx'
import { type EntryAim, TwinChoice } from '../features/review/TwinChoice.tsx'
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

/** One request for an entry: its form, or what it would change in a public entry that looks the same, and the decision. */
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
  const [chosenId, setChosen] = useState<string | null>(null)
  const twin = similar.find((one) => one.uuid === chosenId) ?? similar[0]
  const [wantedAim, setAim] = useState<EntryAim | null>(null)
  const aim = twin ? (wantedAim ?? (twin.identical ? 'replace' : 'new')) : 'new'
  const problems = useProblems(aim === 'replace' ? 'change' : 'entry')
  const replacement = useReplacement(twin, proposalFrom(edited))
  const [emptying, setEmptying] = useState(false)
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

  const accept = () => {
    setEmptying(false)
    if (!problems.show(wrong)) return
    if (aim === 'new' || !twin)
      return decide(
        () =>
          call(
            'POST /api/acceptPendingEntry',
            // A new entry gets the marker that the map shows.
            { fields: changedFields(start, edited), updatedAt: pending.updatedAt },
            { id: uuid, replace: 'none', keepToken: '' },
          ),
        text('review.published', { name: values.name }),
      )
    const guards = { updatedAt: pending.updatedAt, targetUpdatedAt: twin.entry.updatedAt }
    return decide(
      () =>
        call(
          'POST /api/acceptPendingEntry',
          { merged: replacement.fields, ...guards },
          { id: uuid, replace: twin.uuid, keepToken: keepToken ? 'true' : '' },
        ),
      text('review.replaced', { name: twin.name }),
    )
  }
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
          aim={aim}
          onAim={setAim}
          keepToken={keepToken}
          onKeepToken={setKeepToken}
        />
      )}
      <ErrorSummary errors={problems.summary} />
      {aim === 'replace' ? (
        <Replacement of={replacement} errors={problems.errors} />
      ) : (
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
      )}
      {aim === 'new' && dirty && <p role="status">{text('review.edited')}</p>}
      {aim === 'replace' && (
        <p role="status">{text('review.toSave', { count: proposedKeys(replacement.fields).length })}</p>
      )}
      <EntryDecisions
        aim={aim}
        busy={busy}
        onAccept={() => (aim === 'replace' && replacement.emptied.length > 0 ? setEmptying(true) : accept())}
        onDecline={() => setDeclining(true)}
      />
      <EmptiedDialog
        open={emptying}
        emptied={replacement.emptied}
        present={replacement.present}
        onConfirm={accept}
        onCancel={() => setEmptying(false)}
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
      <LeaveGuard when={dirty || replacement.touched}>{text('edit.leaveText')}</LeaveGuard>
    </div>
  )
}
