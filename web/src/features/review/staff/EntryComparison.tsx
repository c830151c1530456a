import type { Proposal } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useText } from '../../../lib/intl.ts'
import { type ComparedSide, Comparison } from '../../../ui/Comparison.tsx'
import { type ComparedKey, fieldDiffers, valuesFor } from './compareFields.ts'
import { FieldDecision } from './FieldDecision.tsx'
import { useShownValue } from './useShownValue.ts'

interface Props {
  caption: string
  /** Heading of the present values, if it is not "before". */
  nowName?: string
  /** Heading of the requested values. */
  wantedName: string
  fields: readonly ComparedKey[]
  present: Proposal
  wanted: Proposal
  decided: Proposal
  onDecide: (changes: Proposal) => void
  errors: Partial<Record<string, string>>
}

/** Compares an entry's present and requested values with the ones to be saved, which can be edited. */
export function EntryComparison(props: Props) {
  const { caption, nowName, wantedName, fields, present, wanted, decided, onDecide, errors } = props
  const text = useText()
  const shown = useShownValue()
  const of: Record<ComparedSide, Proposal> = { now: present, wanted }
  const rows = fields.map((key) => {
    const label = text(reviewLabel(key))
    const chosen = (['now', 'wanted'] as const).find((side) => !fieldDiffers(key, decided, of[side]))
    return {
      key,
      label,
      now: shown(key, present),
      wanted: shown(key, wanted, present),
      german:
        !['opened', 'lat'].includes(key) &&
        typeof present[key] !== 'boolean' &&
        typeof wanted[key] !== 'boolean',
      chosen: chosen ?? null,
      saved: (
        <FieldDecision
          field={key}
          label={label}
          present={present}
          decided={decided}
          onDecide={onDecide}
          error={errors[key]}
        />
      ),
    }
  })
  return (
    <Comparison
      caption={caption}
      names={{ now: nowName ?? text('review.before'), wanted: wantedName }}
      rows={rows}
      prefix="review"
      onChoose={(key, side) => onDecide(valuesFor(key as ComparedKey, of[side]))}
    />
  )
}
