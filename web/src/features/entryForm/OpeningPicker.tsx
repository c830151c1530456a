import { useState } from 'react'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Row } from '#ui/Row.tsx'
import { TextField } from '#ui/TextField.tsx'
import fieldStyles from './EntryFields.module.css'
import styles from './OpeningEditor.module.css'
import {
  hasPickerInput,
  isOvernight,
  missingTimes,
  type OpeningChoice,
  openingText,
  spans,
  timeField,
  usualChoice,
  type Weekday,
  weekdayAbbreviations,
} from './openingPick.ts'

const kinds = ['hours', 'appointment', 'closed'] as const

interface Props {
  choice: OpeningChoice
  onChoose: (choice: OpeningChoice) => void
  errors: Partial<Record<string, string>>
  full: boolean
  onAdd: (line: string) => void
  onType: (() => void) | undefined
}

export function OpeningPicker({ choice, onChoose, errors, full, onAdd, onType }: Props) {
  const text = useText()
  // Its controls have no names that the browser could restore, so input before hydration would be lost.
  const hydrated = useHydrated()
  const [wasTried, setWasTried] = useState(false)
  const line = openingText(choice)
  const missing = missingTimes(choice)
  const change = (changes: Partial<OpeningChoice>) => onChoose({ ...choice, ...changes })
  const add = () => {
    setWasTried(line === null)
    if (line !== null) return onAdd(line)
    if (missing[0]) document.getElementById(`entry-${timeField(missing[0])}`)?.focus()
  }

  return (
    <fieldset id="entry-opening" tabIndex={-1} inert={!hydrated} className={`withScript ${styles.picker}`}>
      <legend>{text('opening_editor.pick')}</legend>
      {full && <p className={errors.opening && fieldStyles.error}>{text('opening_editor.noRoom')}</p>}
      <div className={styles.row}>
        <DaySelect
          label={text('opening_editor.firstDay')}
          value={choice.first}
          onPick={(first) => change({ first: first || 'Mo' })}
        />
        <DaySelect
          label={text('opening_editor.lastDay')}
          none={text('opening_editor.oneDay')}
          value={choice.last}
          onPick={(last) => change({ last })}
        />
        <ChoiceField
          label={text('opening_editor.kind')}
          options={kinds.map((value) => ({ value, label: text(`opening_editor.${value}`) }))}
          value={choice.kind}
          onValue={(kind) => change({ kind: kind as OpeningChoice['kind'] })}
        />
      </div>
      {choice.kind === 'hours' &&
        spans.map((names, i) => (
          <div className={styles.row} key={names[0]}>
            {names.map((name) => (
              <TextField
                key={name}
                id={`entry-${timeField(name)}`}
                type="time"
                label={text(`opening_editor.${name}`)}
                optional={i > 0}
                error={
                  missing.includes(name) &&
                  (wasTried ? text('opening_editor.missing') : errors[timeField(name)])
                }
                value={choice[name]}
                onValue={(value) => change({ [name]: value })}
              />
            ))}
          </div>
        ))}
      <p role="status" className="flush unlessEmpty">
        {choice.kind === 'hours' && isOvernight(choice) && text('opening_editor.overnight')}
      </p>
      <Row>
        {!full && (
          <Button icon="check" onClick={add}>
            {line === null ? text('opening_editor.add') : text('opening_editor.addLine', { line })}
          </Button>
        )}
        {hasPickerInput(choice) && (
          <Button
            look="quiet"
            onClick={() => {
              setWasTried(false)
              onChoose(usualChoice)
            }}
          >
            {text('opening_editor.empty')}
          </Button>
        )}
        {onType && (
          <Button look="quiet" onClick={onType}>
            {text('opening_editor.type')}
          </Button>
        )}
      </Row>
    </fieldset>
  )
}

interface DaySelectProps {
  label: string
  value: Weekday | ''
  none?: string
  onPick: (day: Weekday | '') => void
}

function DaySelect({ onPick, ...rest }: DaySelectProps) {
  const text = useText()
  return (
    <ChoiceField
      {...rest}
      options={weekdayAbbreviations.map((value) => ({ value, label: text(`opening_editor.day.${value}`) }))}
      onValue={(day) => onPick(day as Weekday | '')}
    />
  )
}
