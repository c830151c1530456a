import { maxLengthOf } from '@directory/shared/entryRules'
import type { Proposal } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { type ComparedSide, Comparison } from '../../../ui/Comparison.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Fold } from '../../../ui/staff/Fold.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PositionPicker } from '../../map/door.ts'
import { type ComparedKey, fieldDiffers, fieldKindOf, placeOf, valuesFor } from './compareFields.ts'
import { useShownValue } from './RequestFacts.tsx'

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

const addressKeys = ['street', 'plz', 'city'] as const

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
  const isMoved = addressKeys.some((key) => decided[key] !== undefined && fieldDiffers(key, decided, present))
  const follows = isMoved && (placeOf(decided) === null || !fieldDiffers('lat', decided, present))
  return (
    <>
      <Comparison
        caption={caption}
        names={{ now: nowName ?? text('review.before'), wanted: wantedName }}
        rows={rows}
        prefix="review"
        onChoose={(key, side) => onDecide(valuesFor(key as ComparedKey, of[side]))}
      />
      {follows && <p>{text('review.positionFollows')}</p>}
    </>
  )
}

interface FieldDecisionProps {
  present: Proposal
  decided: Proposal
  onDecide: (changes: Proposal) => void
  field: ComparedKey
  label: string
  error: string | undefined
}

/** A tenth of a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

function FieldDecision({ field, label, present, decided, onDecide, error }: FieldDecisionProps) {
  const text = useText()
  const shown = useShownValue()
  if (field === 'lat') {
    const place = placeOf(decided)
    return (
      <>
        <p>{shown('lat', decided, present) || text('compare.nothing')}</p>
        {place && (
          <Fold label={label}>
            <PositionPicker
              position={place}
              onMove={({ lat, lon }) => onDecide({ lat: rounded(lat), lon: rounded(lon) })}
            />
          </Fold>
        )}
      </>
    )
  }
  const kind = fieldKindOf(field)
  if (kind === 'flag') {
    return (
      <Checkbox
        label={label}
        checked={decided[field] === true}
        onChange={({ target }) => onDecide({ [field]: target.checked })}
      />
    )
  }
  const value = String(decided[field] ?? '')
  if (kind === 'tristate') {
    return (
      <SelectField
        id={`change-${field}`}
        label={label}
        value={value}
        onChange={({ target }) => onDecide({ [field]: target.value === '' ? null : target.value === 'true' })}
      >
        <option value="">{text('entry_dialogue.unsaid')}</option>
        <option value="true">{text('review.yes')}</option>
        <option value="false">{text('review.no')}</option>
      </SelectField>
    )
  }
  const common = { id: `change-${field}`, label, lang: 'de', error } as const
  const free = {
    maxLength: maxLengthOf(field),
    value,
    onChange: ({ target }: { target: { value: string } }) => onDecide({ [field]: target.value }),
  }
  if (field === 'opened') {
    return (
      <TextAreaField
        {...common}
        hint={text('review.openedHint')}
        rows={5}
        value={value.replaceAll(';', '\n')}
        onChange={({ target }) => onDecide({ opened: target.value.replaceAll('\n', ';') })}
      />
    )
  }
  if (kind === 'services' || kind === 'text') return <TextAreaField {...common} {...free} rows={4} />
  return <TextField {...common} {...free} />
}
