import { translateOpening } from '@directory/shared/openingHours'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useLocale, useText } from '../../lib/intl.ts'
import { Day } from './Day.tsx'
import styles from './OpeningEditor.module.css'
import { type OpeningChoice, openingText, type Span, usualChoice } from './openingText.ts'

interface Props {
  /** False when there is no room left. */
  onAdd: (line: string) => boolean
  /** Offers to type instead. */
  onType: (() => void) | undefined
}

/** Puts an opening line together from days and times. */
export function OpeningPicker({ onAdd, onType }: Props) {
  const text = useText()
  const locale = useLocale()
  const [choice, setChoice] = useState<OpeningChoice>(usualChoice)
  const [missing, setMissing] = useState(false)
  const line = openingText(choice)
  const change = (changes: Partial<OpeningChoice>) => {
    setChoice({ ...choice, ...changes })
    setMissing(false)
  }
  const changeSpan = (index: number, changes: Partial<Span>) =>
    change({ spans: choice.spans.map((span, i) => (i === index ? { ...span, ...changes } : span)) })
  const add = () => {
    if (line === null) return setMissing(true)
    if (onAdd(line)) setChoice({ ...usualChoice, first: choice.last || choice.first, last: '' })
  }

  return (
    <fieldset className={styles.picker}>
      <legend>{text('opening_editor.pick')}</legend>
      <div className={styles.row}>
        <Day
          label={text('opening_editor.firstDay')}
          value={choice.first}
          onPick={(first) => change({ first: first || 'Mo' })}
        />
        <Day
          label={text('opening_editor.lastDay')}
          none={text('opening_editor.oneDay')}
          value={choice.last}
          onPick={(last) => change({ last })}
        />
        <SelectField
          label={text('opening_editor.kind')}
          value={choice.kind}
          onChange={(event) => change({ kind: event.target.value as OpeningChoice['kind'] })}
        >
          <option value="hours">{text('opening_editor.hours')}</option>
          <option value="appointment">{text('opening_editor.appointment')}</option>
          <option value="closed">{text('opening_editor.closed')}</option>
        </SelectField>
      </div>
      {choice.kind === 'hours' &&
        choice.spans.map((span, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, in this order
          <div className={styles.row} key={i}>
            <TextField
              type="time"
              label={text(i === 0 ? 'opening_editor.from' : 'opening_editor.from2')}
              optional={i > 0}
              error={i === 0 && missing && text('opening_editor.missing')}
              value={span.from}
              onChange={(event) => changeSpan(i, { from: event.target.value })}
            />
            <TextField
              type="time"
              label={text(i === 0 ? 'opening_editor.to' : 'opening_editor.to2')}
              optional={i > 0}
              value={span.to}
              onChange={(event) => changeSpan(i, { to: event.target.value })}
            />
          </div>
        ))}
      <div className={styles.actions}>
        <Button icon="check" onClick={add}>
          {line === null
            ? text('opening_editor.add')
            : text('opening_editor.addLine', { line: translateOpening(line, locale) })}
        </Button>
        {onType && (
          <Button look="quiet" onClick={onType}>
            {text('opening_editor.type')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
