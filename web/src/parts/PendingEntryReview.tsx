import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useRef, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { DraftNotice } from '../components/DraftNotice.tsx'
import { ErrorSummary } from '../components/ErrorSummary.tsx'
import { LeaveGuard } from '../components/LeaveGuard.tsx'
import { Row } from '../components/Row.tsx'
import { EntryFields } from '../features/entryForm/EntryFields.tsx'
import { changedFields, withoutOwnMarker } from '../features/entryForm/entryChanges.ts'
import { proposalFrom, valuesOf } from '../features/entryForm/entryValues.ts'
import { takeOver, withPicked } from '../features/entryForm/openingPick.ts'
import { PositionPicker } from '../features/map/PositionPicker.tsx'
import { useProblems } from '../features/requests/useProblems.ts'
import { ClosingDialog } from '../features/review/ClosingDialog.tsx'
import { proposedKeys } from '../features/review/compare.ts'
import { EmptiedDialog } from '../features/review/EmptiedDialog.tsx'
import { EntryDecisions } from '../features/review/EntryDecisions.tsx'
import { Facts } from '../features/review/Facts.tsx'
import { Replacement, useReplacement } from '../features/review/Replacement.tsx'
import { RequestCare } from '../features/review/RequestCare.tsx'
import styles from '../features/review/Review.module.css'
import { ReviewHead } from '../features/review/ReviewHead.tsx'
import type { Done } from '../features/review/ReviewPage.tsx'
import { aimOf, TwinChoice } from '../features/review/TwinChoice.tsx'
import { useChoices } from '../features/review/useChoices.ts'
import { useDecision } from '../features/review/useDecision.ts'
import { call, useCall } from '../lib/api.ts'
import { longDate } from '../lib/format.ts'
import { useLocale, useText } from '../lib/intl.ts'
import { useDraft } from '../lib/useDraft.ts'

interface Props {
  pending: OutputOf<'GET /api/allpendingdata'>[number]
  onDone: Done
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
  const { values, set, cameBack, clear } = useDraft(`staff review ${uuid} ${pending.updatedAt}`, start, form)
  const { wrong } = takeOver(values)
  const edited = withPicked(values)
  const edits = changedFields(start, withoutOwnMarker(start, edited))
  const dirty = Object.keys(edits).length > 0 || wrong.size > 0
  const choices = useChoices(uuid)
  const twin = similar.find((one) => one.uuid === choices.values.twin) ?? similar[0]
  const aim = aimOf(twin, choices.values.aim)
  const keepToken = choices.values.keepToken !== ''
  const replacement = useReplacement(twin, proposalFrom(edited), choices)
  const isReplaced = aim === 'replace'
  const problems = useProblems(isReplaced ? 'change' : 'entry', isReplaced ? replacement.fields : values)
  const [emptying, setEmptying] = useState(false)
  const [closing, setClosing] = useState(false)
  const { busy, decide, close } = useDecision({
    name,
    onDone: (decided) => {
      clear()
      choices.clear()
      onDone(decided)
    },
    onStale: onRefresh,
    onRefused: problems.refuse,
  })

  const accept = () => {
    setEmptying(false)
    // The form, with a line that somebody has begun, is out of sight where an entry is replaced.
    if (!problems.show(aim === 'replace' ? new Map() : wrong)) return
    const { updatedAt } = pending
    const send = async (body: BodyOf<'POST /api/acceptPendingEntry'>, replace: string) => {
      const query = { id: uuid, replace, keepToken: twin && aim === 'replace' && keepToken ? 'true' : '' }
      return [(await call('POST /api/acceptPendingEntry', { ...body, updatedAt }, query)).decision]
    }
    if (aim === 'replace' && twin) {
      const body = { merged: replacement.fields, targetUpdatedAt: twin.entry.updatedAt }
      return decide(() => send(body, twin.uuid), text('review.replaced', { name: twin.name }))
    }
    // A new entry gets the marker that the map shows.
    const fields = changedFields(start, edited)
    return decide(() => send({ fields }, 'none'), text('review.published', { name: values.name }))
  }

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
      <RequestCare kind="entry" request={pending} onChanged={onRefresh} />
      {twin && (
        <TwinChoice
          twins={similar}
          chosen={twin}
          onChoose={(twin) => choices.set({ twin })}
          aim={aim}
          onAim={(aim) => choices.set({ aim })}
          keepToken={keepToken}
          onKeepToken={(keep) => choices.set({ keepToken: keep ? 'true' : '' })}
        />
      )}
      {aim === 'new' && cameBack && dirty && <DraftNotice form={form} onDiscard={clear} />}
      {aim === 'replace' && choices.cameBack && <DraftNotice onDiscard={choices.clear} />}
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
      {aim === 'new' && dirty && (
        <Row>
          <p role="status">{text('review.edited')}</p>
          <Button look="quiet" onClick={clear}>
            {text('edit.discard')}
          </Button>
        </Row>
      )}
      {aim === 'replace' && (
        <p role="status">{text('review.toSave', { count: proposedKeys(replacement.fields).length })}</p>
      )}
      <EntryDecisions
        aim={aim}
        busy={busy}
        onAccept={() => (aim === 'replace' && replacement.emptied.length > 0 ? setEmptying(true) : accept())}
        onClose={() => setClosing(true)}
      />
      <EmptiedDialog
        open={emptying}
        emptied={replacement.emptied}
        present={replacement.present}
        onConfirm={accept}
        onCancel={() => setEmptying(false)}
      />
      <ClosingDialog
        open={closing}
        name={name}
        email={pending.email}
        busy={busy}
        onCancel={() => setClosing(false)}
        onClose={(outcome, reason) =>
          void close('entry', uuid, outcome, reason).then(() => setClosing(false))
        }
      />
      <LeaveGuard when={dirty || replacement.touched}>{text('edit.leaveText')}</LeaveGuard>
    </div>
  )
}
