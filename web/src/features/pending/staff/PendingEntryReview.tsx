import type { BodyOf, OutputOf } from '@directory/shared/contract'
import type { EntryFields as Fields } from '@directory/shared/entryRules'
import { routes } from '@directory/shared/routes'
import { useRef, useState } from 'react'
import { call, useCall } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Row } from '../../../ui/Row.tsx'
import { useStaffProblems } from '../../entries/door.ts'
import {
  changedFields,
  EntryFormFields,
  proposalFrom,
  takeOverLine,
  valuesOf,
  valuesOfFields,
  withoutLookedUpMarker,
  withPicked,
} from '../../entryForm/door.ts'
import { MailPreview } from '../../mails/door.ts'
import { PositionPicker } from '../../map/door.ts'
import {
  aimOf,
  ClosingDialog,
  choicesOfEntry,
  type Done,
  EmptiedDialog,
  EntryDecisions,
  proposedKeys,
  Replacement,
  RequestAssignment,
  RequestFacts,
  ReviewHead,
  reviewDraft,
  SimilarEntryChoice,
  reviewStyles as styles,
  useChoices,
  useDecision,
  useReplacement,
} from '../../review/door.ts'

interface Props {
  pending: OutputOf<'GET /api/allpendingdata'>[number]
  onDone: Done
  onRefresh: () => void
}

/** The values that mails mention or depend on; other input does not change them. */
const valuesInMail = ({ name, category, categoryNew, email }: NamedFields) => ({
  name,
  category,
  categoryNew,
  email,
})
type NamedFields = Pick<Fields, 'name' | 'category' | 'categoryNew' | 'email'>

/** What is typed and chosen about a request, and the decision that comes of it. */
function useEntryReview({ pending, onDone, onRefresh }: Props) {
  const text = useText()
  const { uuid, name, similar, corrections } = pending
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => valuesOf(pending))
  const draft = useStaffDraft(reviewDraft(uuid), start, form, {
    offered: corrections && valuesOfFields(corrections.fields),
    onlyChanges: true,
  })
  const { values } = draft
  const { wrong } = takeOverLine(values)
  const edited = withPicked(values)
  const edits = changedFields(start, withoutLookedUpMarker(start, edited))
  const dirty = Object.keys(edits).length > 0 || wrong.size > 0
  const choices = useChoices(uuid, choicesOfEntry(pending))
  const similarEntry = similar.find((one) => one.uuid === choices.values.twin) ?? similar[0]
  const aim = aimOf(similarEntry, choices.values.aim)
  const keepToken = choices.values.keepToken !== ''
  const replacement = useReplacement(similarEntry, proposalFrom(edited), choices)
  const isReplaced = aim === 'replace'
  const problems = useStaffProblems(isReplaced ? 'change' : 'entry', isReplaced ? replacement.fields : values)
  const { busy, decide, close } = useDecision({
    name,
    onDone: (decided) => {
      // A colleague has decided first: typed input is kept, and offered on the request's page.
      if (decided) {
        draft.clear()
        choices.clear()
      }
      onDone(decided)
    },
    onStale: onRefresh,
    onRefused: problems.showRefusal,
  })

  const accept = () => {
    // When replacing an entry, the form and an unfinished opening line are hidden, so their errors do not count.
    if (!problems.show(aim === 'replace' ? new Map() : wrong)) return
    const { updatedAt } = pending
    const send = async (body: BodyOf<'POST /api/acceptPendingEntry'>, replace: string) => {
      const query = {
        id: uuid,
        replace,
        keepToken: similarEntry && aim === 'replace' && keepToken ? 'true' : '',
      }
      return [(await call('POST /api/acceptPendingEntry', { ...body, updatedAt }, query)).decision]
    }
    if (aim === 'replace' && similarEntry) {
      const body = { merged: replacement.fields, targetUpdatedAt: similarEntry.entry.updatedAt }
      return decide(() => send(body, similarEntry.uuid), text('review.replaced', { name: similarEntry.name }))
    }
    // A new entry gets the marker as shown on the map.
    const fields = changedFields(start, edited)
    return decide(() => send({ fields }, 'none'), text('review.published', { name: values.name }))
  }

  return {
    form,
    draft,
    edits,
    dirty,
    choices,
    similarEntry,
    aim,
    keepToken,
    replacement,
    problems,
    busy,
    accept,
    close,
  }
}

function Facts({ pending }: Pick<Props, 'pending'>) {
  const text = useText()
  const locale = useLocale()
  return (
    <RequestFacts
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
  )
}

/** A submitted entry: its form, or a comparison with a public entry that looks the same, and the decision. */
export function PendingEntryReview(props: Props) {
  const { pending, onRefresh } = props
  const { uuid, name, similar, corrections } = pending
  const text = useText()
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const {
    form,
    draft,
    edits,
    dirty,
    choices,
    similarEntry,
    aim,
    keepToken,
    replacement,
    problems,
    busy,
    ...decision
  } = useEntryReview(props)
  const { values, set, wasRestored, discard, restoreDiscarded } = draft
  const [emptying, setEmptying] = useState(false)
  const [closing, setClosing] = useState<'choose' | false>(false)
  const backTitle = corrections ? text('review.correctionsBack') : undefined
  const accept = () => {
    setEmptying(false)
    return decision.accept()
  }

  return (
    <div className={styles.review}>
      <ReviewHead back={routes.pendingEntries.href()}>{name}</ReviewHead>
      <Facts pending={pending} />
      <RequestAssignment kind="entry" request={pending} onChanged={onRefresh} />
      {similarEntry && (
        <SimilarEntryChoice
          similarEntries={similar}
          chosen={similarEntry}
          onChoose={(twin) => choices.set({ twin })}
          aim={aim}
          onAim={(aim) => choices.set({ aim })}
          keepToken={keepToken}
          onKeepToken={(keep) => choices.set({ keepToken: keep ? 'true' : '' })}
        />
      )}
      {aim === 'new' && wasRestored && (dirty || restoreDiscarded) && (
        <DraftNotice
          form={form}
          title={backTitle}
          onDiscard={discard}
          restoreDiscarded={dirty ? null : restoreDiscarded}
        />
      )}
      {aim === 'replace' && choices.wasRestored && (
        <DraftNotice
          title={backTitle}
          onDiscard={choices.discard}
          restoreDiscarded={choices.restoreDiscarded}
        />
      )}
      <ErrorSummary errors={problems.summary} />
      {aim === 'replace' ? (
        <Replacement of={replacement} errors={problems.errors} />
      ) : (
        <form ref={form} onSubmit={(event) => event.preventDefault()} aria-label={text('review.request')}>
          <EntryFormFields
            staff
            values={values}
            set={set}
            errors={problems.errors}
            categories={categories}
            renderMap={(position, onMove) => <PositionPicker position={position} onMove={onMove} />}
          />
        </form>
      )}
      {aim === 'new' && (
        <Row>
          {dirty && <p role="status">{text('review.edited')}</p>}
          <DiscardButton unsaved={dirty} discard={discard} restoreDiscarded={restoreDiscarded} />
        </Row>
      )}
      {aim === 'replace' && (
        <p role="status">{text('review.toSave', { count: proposedKeys(replacement.fields).length })}</p>
      )}
      <MailPreview
        folded
        isDecided={busy}
        question={{
          decision: 'acceptEntry',
          ids: [uuid],
          ...(similarEntry && aim === 'replace'
            ? { replace: similarEntry.uuid, keepToken, merged: valuesInMail(replacement.fields) }
            : { replace: 'none', fields: valuesInMail(edits) }),
        }}
      />
      <EntryDecisions
        aim={aim}
        busy={busy}
        onAccept={() => (aim === 'replace' && replacement.emptied.length > 0 ? setEmptying(true) : accept())}
        onClose={() => setClosing('choose')}
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
        kind="entry"
        id={uuid}
        name={name}
        email={pending.email}
        busy={busy}
        onCancel={() => setClosing(false)}
        onClose={(ending, reason) => {
          if (ending === 'accepted') return
          void decision.close('entry', uuid, ending, reason).then(() => setClosing(false))
        }}
      />
      <LeaveGuard when={dirty || replacement.touched}>{text('edit.leaveText')}</LeaveGuard>
    </div>
  )
}
