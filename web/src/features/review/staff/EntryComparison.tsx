import { useText } from '#lib/intl.ts'
import { fieldLabel } from '#shared/fields/entryFields'
import type { Proposal } from '#shared/proposal'
import type { Position } from '#shared/region'
import { maxLengthOf } from '#shared/rules/entryRules'
import { type ComparedSide, Comparison, sides } from '#ui/Comparison.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { YesNoField } from '#ui/YesNoField.tsx'
import { PositionPicker } from '../../map/door.ts'
import {
  type ComparedKey,
  comparedKeys,
  fieldDiffers,
  fieldKindOf,
  placeOf,
  valuesFor,
} from './compareFields.ts'
import { useShownValue } from './RequestFacts.tsx'
import type { Compared } from './useChoices.ts'

interface Props extends Pick<Compared, 'present' | 'wanted' | 'decided' | 'onDecide'> {
  caption: string
  /** Heading of the present values, if it is not "before". */
  nowName?: string
  wantedName: string
  errors?: Partial<Record<string, string>>
  /** Tells its controls from those of others on the page. */
  scope?: string
}

const addressKeys = ['street', 'plz', 'city'] as const

/** Where no value is requested, the present one is meant. */
export function EntryComparison(props: Props) {
  const { caption, nowName, wantedName, present, decided, onDecide, errors = {}, scope = '' } = props
  const text = useText()
  const shown = useShownValue()
  const wanted = { ...present, ...props.wanted }
  const of: Record<ComparedSide, Proposal> = { now: present, wanted }
  const rows = comparedKeys.map((key) => {
    const label = text(fieldLabel(key))
    const error = errors[key]
    const isSame = !fieldDiffers(key, present, wanted) && error === undefined
    const id = `change${scope}-${key}`
    return {
      key,
      label,
      now: shown(key, present),
      wanted: shown(key, wanted, present),
      isSame,
      german:
        !['opened', 'lat'].includes(key) &&
        typeof present[key] !== 'boolean' &&
        typeof wanted[key] !== 'boolean',
      chosen: sides.find((side) => !fieldDiffers(key, decided, of[side])) ?? null,
      error,
      own: isSame ? undefined : ownControl({ field: key, id, label, decided, onDecide, text, error }),
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
        prefix={`review${scope}`}
        onChoose={(key, side) => onDecide(valuesFor(key as ComparedKey, of[side]))}
      />
      {follows && <p>{text('review.positionFollows')}</p>}
    </>
  )
}

interface OwnControlProps extends Pick<Compared, 'decided' | 'onDecide'> {
  field: ComparedKey
  id: string
  label: string
  error: string | undefined
  text: ReturnType<typeof useText>
}

/** A tenth of a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

function ownControl({ field, id, label, decided, onDecide, error, text }: OwnControlProps) {
  const kind = fieldKindOf(field)
  if (kind === 'flag') return undefined
  if (field === 'lat') {
    const place = placeOf(decided)
    const move = ({ lat, lon }: Position) => onDecide({ lat: rounded(lat), lon: rounded(lon) })
    return place ? <PositionPicker position={place} onMove={move} /> : undefined
  }
  const value = String(decided[field] ?? '')
  if (kind === 'tristate') {
    return (
      <YesNoField
        {...{ id, label }}
        none="entry_dialogue.unsaid"
        value={value}
        onValue={(said) => onDecide({ [field]: said === '' ? null : said === 'true' })}
      />
    )
  }
  const common = { id, label, lang: 'de', error } as const
  const free = {
    maxLength: maxLengthOf(field),
    value,
    onValue: (value: string) => onDecide({ [field]: value }),
  }
  if (field === 'opened') {
    return (
      <TextAreaField
        {...common}
        hint={text('review.openedHint')}
        rows={5}
        value={value.replaceAll(';', '\n')}
        onValue={(value) => onDecide({ opened: value.replaceAll('\n', ';') })}
      />
    )
  }
  if (kind === 'services' || kind === 'text') return <TextAreaField {...common} {...free} rows={4} />
  return <TextField {...common} {...free} />
}
