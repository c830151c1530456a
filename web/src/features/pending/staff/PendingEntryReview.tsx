import type { BodyOf, OutputOf } from '@directory/shared/contract'
import type { EntryFields as Fields } from '@directory/shared/entryRules'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
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
import {
  aimOf,
  choicesOfEntry,
  type Done,
  proposedKeys,
  Replacement,
  ReviewFrame,
  reviewDraft,
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
  const { uuid, similar, corrections } = pending
  const text = useText()
  const review = useEntryReview(props)
  const { form, draft, edits, dirty, choices, similarEntry, aim, keepToken } = review
  const { replacement, problems, busy } = review
  const backTitle = corrections ? text('review.correctionsBack') : undefined
  const isReplaced = aim === 'replace'
  const count = proposedKeys(replacement.fields).length

  return (
    <ReviewFrame
      kind="entry"
      request={pending}
      wish={<SubmittedEntry pending={pending} />}
      status={isReplaced ? text('review.toSave', { count }) : dirty && text('review.edited')}
      choices={choices}
      question={{
        decision: 'acceptEntry',
        ids: [uuid],
        ...(similarEntry && isReplaced
          ? { replace: similarEntry.uuid, keepToken, merged: valuesInMail(replacement.fields) }
          : { replace: 'none', fields: valuesInMail(edits) }),
      }}
      deed={{
        label: isReplaced ? text('review.takeOver', { count }) : text('review.publish'),
        isMain: !isReplaced || count > 0 || !keepToken,
        emptied: isReplaced ? replacement.emptied : [],
        present: replacement.present,
        act: review.accept,
      }}
      buttons={
        !isReplaced && (
          <DiscardButton unsaved={dirty} discard={draft.discard} restoreDiscarded={draft.restoreDiscarded} />
        )
      }
      busy={busy}
      unsaved={dirty || replacement.touched}
      onClose={async (ending, words) => {
        if (ending !== 'accepted') await review.close('entry', uuid, ending, words)
      }}
      onRefresh={onRefresh}
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
    </ReviewFrame>
  )
}
