import { entryLimits } from '@directory/shared/entryFields'
import type { Proposal } from '@directory/shared/proposal'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { classNames } from '../../lib/className.ts'
import { useText } from '../../lib/intl.ts'
import { type ComparedKey, differs, placesApart, proposedKeys, valuesFor } from './compare.ts'
import styles from './Review.module.css'
import { Value } from './Value.tsx'

interface Props {
  present: Proposal
  proposal: Proposal
  /** What is going to be saved. */
  decided: Proposal
  onDecide: (changes: Proposal) => void
  errors: Partial<Record<string, string>>
}

/** Field by field: what is, what was proposed, and what is going to be saved. */
export function Comparison({ present, proposal, decided, onDecide, errors }: Props) {
  const text = useText()
  return (
    <table className={styles.comparison}>
      <caption>{text('review.comparison')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('review.fieldName')}</th>
          <th scope="col">{text('review.before')}</th>
          <th scope="col">{text('review.proposed')}</th>
          <th scope="col">{text('review.saved')}</th>
        </tr>
      </thead>
      <tbody>
        {proposedKeys(proposal).map((key) => {
          const kept = !differs(key, decided, present)
          const label = text(`review.field.${key}`)
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td data-label={text('review.before')}>
                <Value field={key} of={present} />
              </td>
              <td data-label={text('review.proposed')} className={styles.new}>
                <Value field={key} of={proposal} />
              </td>
              <td data-label={text('review.saved')} className={styles.decide}>
                <Decide
                  field={key}
                  label={label}
                  present={present}
                  decided={decided}
                  onDecide={onDecide}
                  error={errors[key]}
                />
                <div className={styles.choose}>
                  <Button
                    aria-pressed={kept}
                    className={classNames(kept && styles.chosen)}
                    aria-label={text('review.keepField', { field: label })}
                    onClick={() => onDecide(valuesFor(key, present))}
                  >
                    {text('review.keep')}
                  </Button>
                  <Button
                    aria-pressed={!differs(key, decided, proposal)}
                    className={classNames(!differs(key, decided, proposal) && styles.chosen)}
                    aria-label={text('review.takeField', { field: label })}
                    onClick={() => onDecide(valuesFor(key, proposal))}
                  >
                    {text('review.take')}
                  </Button>
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface DecideProps extends Pick<Props, 'present' | 'decided' | 'onDecide'> {
  field: ComparedKey
  label: string
  error: string | undefined
}

/** The value to be saved, which can be edited; a place can only be taken or left. */
function Decide({ field, label, present, decided, onDecide, error }: DecideProps) {
  const text = useText()
  if (field === 'lat') {
    const apart = placesApart(present, decided)
    return (
      <p>
        <Value field="lat" of={decided} />
        {apart !== null && apart > 5 && <> {text('review.apart', { metres: Math.round(apart) })}</>}
      </p>
    )
  }
  if (field === 'barrierfree') {
    return (
      <Checkbox
        label={label}
        checked={decided.barrierfree === true}
        onChange={(event) => onDecide({ barrierfree: event.target.checked })}
      />
    )
  }
  const value = String(decided[field] ?? '')
  const common = { id: `change-${field}`, label, lang: 'de', error } as const
  if (field === 'opened') {
    return (
      <TextAreaField
        {...common}
        hint={text('review.openedHint')}
        rows={5}
        value={value.replaceAll(';', '\n')}
        onChange={(event) => onDecide({ opened: event.target.value.replaceAll('\n', ';') })}
      />
    )
  }
  if (field === 'services' || field === 'additionalInfo') {
    return (
      <TextAreaField
        {...common}
        rows={4}
        maxLength={entryLimits[field]}
        value={value}
        onChange={(event) => onDecide({ [field]: event.target.value })}
      />
    )
  }
  return (
    <TextField
      {...common}
      maxLength={entryLimits[field]}
      value={value}
      onChange={(event) => onDecide({ [field]: event.target.value })}
    />
  )
}
