import { call, useCall } from '#lib/api.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useLooseText, useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import { closingOutcomes } from '#shared/decisions'
import type { EntryFields as Fields } from '#shared/rules/entryRules'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { DiscardButton } from '#ui/DiscardButton.tsx'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StaffEntryForm, useStaffProblems } from '../../entries/door.ts'
import { changedFields, proposalFrom } from '../../entryForm/door.ts'
import {
  compareWithSimilar,
  type Decision,
  decisionTarget,
  EntryComparison,
  EntryFacts,
  type InboxHandlers,
  proposedKeys,
  ReviewFrame,
  requestDraft,
  SimilarEntryChoice,
  SimilarEntryLink,
  useChoices,
  useMissingChoice,
} from '../../review/door.ts'
import { useEditedEntry } from './useEditedEntry.ts'

interface Props extends InboxHandlers {
  pending: OutputOf<'GET /api/allpendingdata'>[number]
}

/** Other input does not change mails. */
const valuesInMail = ({ name, category, categoryNew, email }: NamedFields) => ({
  name,
  category,
  categoryNew,
  email,
})
type NamedFields = Pick<Fields, 'name' | 'category' | 'categoryNew' | 'email'>

/** If it fails, the hub says that a category has no topic. */
async function assignTopic(category: string, topCategory: string) {
  if (topCategory === '') return []
  const place = { topCategory, category, only: 'true' }
  const { undo } = await call('POST /api/assigncategory', undefined, place).catch(() => ({ undo: '' }))
  return undo === '' ? [] : [undo]
}

interface NewCategoryProps {
  name: string
  topic: string
  onTopic: (topic: string) => void
}

function NewCategory({ name, topic, onTopic }: NewCategoryProps) {
  const text = useText()
  const topicText = useLooseText()
  const isAdmin = useCall('GET /api/getRole', {}).data?.role === 'Admin'
  const { data: topics = [] } = useCall('GET /api/topcategories', isAdmin ? {} : null)
  return (
    <Notice title={text('review.newCategory', { name })}>
      <p>{text('review.newCategoryText')}</p>
      {isAdmin && (
        <ChoiceField
          label={text('review.topic')}
          none={text('review.topicLater')}
          options={topics.map(({ id, title }) => ({ value: id, label: topicText(title) }))}
          value={topic}
          onValue={onTopic}
        />
      )}
    </Notice>
  )
}

export function PendingEntryReview({ pending, ...handlers }: Props) {
  const text = useText()
  const locale = useLocale()
  const { uuid, name, similar, updatedAt } = pending
  const { form, draft, start, changes } = useEditedEntry(pending, requestDraft(uuid, 'form'))
  const { edited, edits, wrong } = changes
  const dirty = Object.keys(edits).length > 0 || wrong.size > 0
  const { values } = draft
  const choices = useChoices(requestDraft(uuid, 'choices'))
  const { comparedId, mailText } = choices.values
  const similarEntry = similar.find((one) => one.uuid === comparedId) ?? similar[0]
  const aim = decisionTarget(similarEntry, choices.values.aim)
  const missing = useMissingChoice()
  const keepToken = choices.values.keepToken !== ''
  const replaced =
    aim === 'replace' && similarEntry
      ? { ...similarEntry, compared: compareWithSimilar(similarEntry, proposalFrom(edited), choices) }
      : undefined
  const count = proposedKeys(replaced?.compared.fields ?? {}).length
  const problems = useStaffProblems(replaced ? 'change' : 'entry', replaced?.compared.fields ?? values)
  const isNewCategory = pending.categoryIsNew && values.category === pending.category
  const accept = ({ decide }: Decision) => {
    if (aim === null) return missing.ask()
    // When replacing an entry, the form and an unfinished opening line are hidden, so their errors do not count.
    if (!problems.show(replaced ? new Map() : wrong)) return
    const query = {
      id: uuid,
      replace: replaced?.uuid ?? 'none',
      keepToken: replaced && keepToken ? 'true' : '',
    }
    // A new entry gets the marker shown on the map.
    const body = replaced
      ? { merged: replaced.compared.fields, targetUpdatedAt: replaced.entry.updatedAt }
      : { fields: changedFields(start, edited) }
    const topic = !replaced && isNewCategory ? choices.values.topic : ''
    return decide(
      async () => {
        const { decision } = await call(
          'POST /api/acceptPendingEntry',
          { ...body, updatedAt, mailText },
          query,
        )
        return [decision, ...(await assignTopic(pending.category, topic))]
      },
      replaced
        ? text('review.replaced', { name: replaced.name })
        : text('review.published', { name: values.name }),
    )
  }
  return (
    <ReviewFrame
      {...handlers}
      onRefused={problems.showRefusal}
      onDecided={() => {
        draft.clear()
        choices.clear()
      }}
      kind="entry"
      request={pending}
      name={name}
      beside={similarEntry && <SimilarEntryLink entry={similarEntry} />}
      wish={
        <EntryFacts
          entry={pending}
          more={[
            [text('review.received'), longDate(pending.createdAt, locale)],
            [
              text('review.token'),
              <span key="token" translate="no">
                {pending.token}
              </span>,
            ],
          ]}
        />
      }
      status={replaced ? text('review.toSave', { count }) : dirty && text('review.edited')}
      deed={{
        label: replaced
          ? text('review.takeOver', { count })
          : text(aim === null ? 'review.whichAim' : 'review.publish'),
        isMain: aim !== null && (!replaced || count > 0 || !keepToken),
        compared: replaced?.compared,
        question: aim && {
          decision: 'acceptEntry',
          ids: [uuid],
          ...(replaced
            ? { replace: replaced.uuid, keepToken, merged: valuesInMail(replaced.compared.fields) }
            : { replace: 'none', fields: valuesInMail(edits) }),
        },
        ownWords: { value: mailText, set: (mailText) => choices.set({ mailText }) },
        act: accept,
      }}
      buttons={!replaced && <DiscardButton draft={draft} unsaved={dirty} />}
      // What is chosen field by field is kept, also while the request is to become a new entry.
      unsaved={dirty || (choices.values.of === similarEntry?.uuid && choices.values.fields !== '{}')}
      closing={{
        outcomes: closingOutcomes,
        email: pending.email,
        act: (outcome, words, { close }) => close(outcome, words),
      }}
    >
      {similarEntry && (
        <SimilarEntryChoice similarEntries={similar} chosen={similarEntry} {...{ choices, missing }} />
      )}
      {replaced ? (
        <>
          <DraftNotice draft={choices} unsaved={choices.dirty} />
          <ErrorSummary errors={problems.summary} />
          <EntryComparison
            caption={text('review.replacement')}
            wantedName={text('review.asked')}
            errors={problems.errors}
            {...replaced.compared}
          />
        </>
      ) : (
        <>
          {isNewCategory && (
            <NewCategory
              name={pending.category}
              topic={choices.values.topic}
              onTopic={(topic) => choices.set({ topic })}
            />
          )}
          <StaffEntryForm {...{ form, draft, problems }} unsaved={dirty} label={text('review.request')} />
        </>
      )}
    </ReviewFrame>
  )
}
