import type { BodyOf, OutputOf } from '@directory/shared/contract'
import type { EntryFields as Fields } from '@directory/shared/entryRules'
import { routes } from '@directory/shared/routes'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { StaffEntryForm, useStaffProblems } from '../../entries/door.ts'
import {
  addPickedLine,
  changedFields,
  proposalFrom,
  valuesOf,
  valuesOfFields,
  withoutLookedUpMarker,
  withPickedLine,
} from '../../entryForm/door.ts'
import { MailPreview } from '../../mails/door.ts'
import {
  aimOf,
  ClosingDialog,
  choicesOfEntry,
  type Done,
  EmptiedDialog,
  proposedKeys,
  Replacement,
  RequestAssignment,
  ReviewHead,
  reviewDraft,
  SideBySide,
  SimilarEntryChoice,
  SubmittedEntry,
  useChoices,
  useDecision,
  useReplacement,
} from '../../review/door.ts'

interface Props {
  pending: OutputOf<'GET /api/allpendingdata'>[number]
  onDone: Done
  onRefresh: () => void
}

/** Returns the values that mails mention or depend on; other input does not change them. */
const valuesInMail = ({ name, category, categoryNew, email }: NamedFields) => ({
  name,
  category,
  categoryNew,
  email,
})
type NamedFields = Pick<Fields, 'name' | 'category' | 'categoryNew' | 'email'>

/** Holds the input and choices about a request, and makes the decision. */
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
  const { wrong } = addPickedLine(values)
  const edited = withPickedLine(values)
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
      // If a colleague has decided first, typed input is kept, and offered on the request's page.
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
    const { mailText } = choices.values
    const send = async (body: BodyOf<'POST /api/acceptPendingEntry'>, replace: string) => {
      const query = {
        id: uuid,
        replace,
        keepToken: similarEntry && aim === 'replace' && keepToken ? 'true' : '',
      }
      return [(await call('POST /api/acceptPendingEntry', { ...body, updatedAt, mailText }, query)).decision]
    }
    if (aim === 'replace' && similarEntry) {
      const body = { merged: replacement.fields, targetUpdatedAt: similarEntry.entry.updatedAt }
      return decide(() => send(body, similarEntry.uuid), text('review.replaced', { name: similarEntry.name }))
    }
    // A new entry gets the marker shown on the map.
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

/** Shows a submitted entry beside its form, or beside a comparison with a similar public entry. */
export function PendingEntryReview(props: Props) {
  const { pending, onRefresh } = props
  const { uuid, name, similar, corrections } = pending
  const text = useText()
  const review = useEntryReview(props)
  const { form, draft, edits, dirty, choices, similarEntry, aim, keepToken } = review
  const { replacement, problems, busy } = review
  const [emptying, setEmptying] = useState(false)
  const [closing, setClosing] = useState<'choose' | false>(false)
  const backTitle = corrections ? text('review.correctionsBack') : undefined
  const isReplaced = aim === 'replace'
  const count = proposedKeys(replacement.fields).length
  const accept = () => {
    setEmptying(false)
    return review.accept()
  }

  return (
    <>
      <ReviewHead back={routes.pendingEntries.href()}>{name}</ReviewHead>
      <SideBySide
        wish={<SubmittedEntry pending={pending} />}
        care={<RequestAssignment kind="entry" request={pending} onChanged={onRefresh} />}
      >
        {similarEntry && (
          <SimilarEntryChoice
            similarEntries={similar}
            chosen={similarEntry}
            onChoose={(twin) => choices.set({ twin, mailText: '' })}
            aim={aim}
            onAim={(aim) => choices.set({ aim, mailText: '' })}
            keepToken={keepToken}
            onKeepToken={(keep) => choices.set({ keepToken: keep ? 'true' : '', mailText: '' })}
          />
        )}
        {isReplaced ? (
          <>
            {choices.wasRestored && (
              <DraftNotice
                title={backTitle}
                onDiscard={choices.discard}
                restoreDiscarded={choices.restoreDiscarded}
              />
            )}
            <ErrorSummary errors={problems.summary} />
            <Replacement of={replacement} errors={problems.errors} />
          </>
        ) : (
          <StaffEntryForm
            form={form}
            draft={draft}
            unsaved={dirty}
            draftTitle={backTitle}
            label={text('review.request')}
            problems={problems}
          />
        )}
        <p role="status">{isReplaced ? text('review.toSave', { count }) : dirty && text('review.edited')}</p>
        <MailPreview
          folded
          isDecided={busy}
          ownWords={{ value: choices.values.mailText, set: (mailText) => choices.set({ mailText }) }}
          question={{
            decision: 'acceptEntry',
            ids: [uuid],
            ...(similarEntry && isReplaced
              ? { replace: similarEntry.uuid, keepToken, merged: valuesInMail(replacement.fields) }
              : { replace: 'none', fields: valuesInMail(edits) }),
          }}
        />
        <StickyBar
          main={
            <Button
              look={isReplaced && count === 0 && keepToken ? 'plain' : 'main'}
              icon="check"
              aria-disabled={busy}
              onClick={() => (isReplaced && replacement.emptied.length > 0 ? setEmptying(true) : accept())}
            >
              {isReplaced ? text('review.takeOver', { count }) : text('review.publish')}
            </Button>
          }
        >
          <Button icon="close" aria-disabled={busy} onClick={() => setClosing('choose')}>
            {text('review.closeOtherwise')}
          </Button>
          {!isReplaced && (
            <DiscardButton
              unsaved={dirty}
              discard={draft.discard}
              restoreDiscarded={draft.restoreDiscarded}
            />
          )}
        </StickyBar>
      </SideBySide>
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
        onClose={(ending, words) => {
          if (ending === 'accepted') return
          void review.close('entry', uuid, ending, words).then(() => setClosing(false))
        }}
      />
      <LeaveGuard when={dirty || replacement.touched}>{text('edit.leaveText')}</LeaveGuard>
    </>
  )
}
