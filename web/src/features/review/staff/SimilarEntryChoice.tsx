import { useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import type { OutputOf } from '#shared/contract'
import { identityOutcomes } from '#shared/decisions'
import { type Proposal, presentProposal } from '#shared/proposal'
import { routes } from '#shared/routes'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { keepingUnmentioned, placeOf } from './compareFields.ts'
import styles from './Review.module.css'
import type { ReviewChoices } from './useChoices.ts'
import type { useMissingChoice } from './useMissingChoice.ts'

type SimilarEntry = OutputOf<'GET /api/allpendingdata'>[number]['similar'][number]

const who = identityOutcomes.request

/** Null while the reviewer has to choose, because a similar entry may be the same provider. */
export function decisionTarget(similarEntry: SimilarEntry | undefined, wanted: string) {
  if (!similarEntry) return 'new'
  return wanted === 'new' || wanted === 'replace' ? wanted : similarEntry.identical ? 'replace' : null
}

export function SimilarEntryLink({ entry: { category, name, uuid } }: { entry: SimilarEntry }) {
  const text = useText()
  return (
    <SiteLink to={routes.provider.href(category, name, uuid)} className={styles.back} target="_blank">
      {text('review.openTwin', { name })} <Icon name="external" />
    </SiteLink>
  )
}

interface Props {
  similarEntries: readonly SimilarEntry[]
  chosen: SimilarEntry
  choices: ReviewChoices
  missing: ReturnType<typeof useMissingChoice>
}

export function SimilarEntryChoice({ similarEntries, chosen, choices, missing }: Props) {
  const text = useText()
  const aim = decisionTarget(chosen, choices.values.aim)
  // Each has a different mail.
  const choose = (changes: Partial<ReviewChoices['values']>) => choices.set({ ...changes, mailText: '' })
  return (
    <>
      {similarEntries.length > 1 && (
        <p>
          <ChoiceField
            label={text('review.compareWith', { count: similarEntries.length })}
            options={similarEntries.map(({ uuid, name, street, plz, category }) => ({
              value: uuid,
              label: joined(', ', name, street, plz, category),
              lang: 'de',
            }))}
            value={chosen.uuid}
            onValue={(comparedId) => choose({ comparedId })}
          />
        </p>
      )}
      <div ref={missing.box} className={styles.aim}>
        <RadioGroup
          legend={text('review.what', { known: chosen.identical ? 'one' : 'other' })}
          name="review-aim"
          options={[
            { value: who.same, label: text('review.asReplacement') },
            { value: who.another, label: text('review.asNew') },
          ]}
          value={aim}
          onChange={(aim) => choose({ aim })}
          error={missing.isMissing && aim === null && text('review.whatMissing')}
        />
      </div>
      {aim === 'replace' && chosen.otherSubmitter !== null && (
        <Notice kind="warning" title={text('review.otherSubmitter')}>
          <p>{text('review.otherSubmitterText', { email: chosen.otherSubmitter })}</p>
          <Checkbox
            label={text('review.keepToken')}
            checked={choices.values.keepToken !== ''}
            onTick={(isTicked) => choose({ keepToken: isTicked ? 'true' : '' })}
          />
        </Notice>
      )}
    </>
  )
}

export function compareWithSimilar({ uuid, entry }: SimilarEntry, asked: Proposal, choices: ReviewChoices) {
  const { lat, lon, ...unplaced } = asked
  // A visitor's form that found no place says nothing about it.
  const wanted = placeOf(asked) ? asked : unplaced
  const present = presentProposal(entry)
  return choices.compare(uuid, present, wanted, keepingUnmentioned(present, wanted))
}
