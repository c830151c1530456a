import { type Proposal, presentProposal } from '@directory/shared/proposal'
import { useText } from '../../../lib/intl.ts'
import { differentKeys, emptiedKeys, fieldsToSave, keepingUnmentioned } from './compareFields.ts'
import { EntryComparison } from './EntryComparison.tsx'
import type { SimilarEntry } from './SimilarEntryChoice.tsx'
import type { ReviewChoices } from './useChoices.ts'

/** Holds how a request would change a public entry, chosen field by field. */
export function useReplacement(
  similarEntry: SimilarEntry | undefined,
  request: Proposal,
  choices: ReviewChoices,
) {
  const present: Proposal = similarEntry ? presentProposal(similarEntry.entry) : {}
  const changes = similarEntry ? choices.fieldsFor(similarEntry.uuid) : {}
  const decided = { ...keepingUnmentioned(present, request), ...changes }
  return {
    present,
    request,
    decided,
    fields: fieldsToSave(present, decided),
    emptied: emptiedKeys(present, decided),
    touched: Object.keys(changes).length > 0,
    decide: (more: Proposal) => similarEntry && choices.setFields({ ...changes, ...more }, similarEntry.uuid),
  }
}

interface Props {
  of: ReturnType<typeof useReplacement>
  errors: Partial<Record<string, string>>
}

export function Replacement({ of: { present, request, decided, decide }, errors }: Props) {
  const text = useText()
  const fields = differentKeys(present, request)
  if (fields.length === 0) return <p>{text('review.nothingDiffers')}</p>
  return (
    <EntryComparison
      caption={text('review.replacement')}
      wantedName={text('review.asked')}
      fields={fields}
      present={present}
      wanted={request}
      decided={decided}
      onDecide={decide}
      errors={errors}
    />
  )
}
