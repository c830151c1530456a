import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Row } from '../../../components/Row.tsx'
import { useText } from '../../../lib/intl.ts'
import { wordDifference } from '../../../lib/wordDifference.ts'
import styles from './Conflict.module.css'
import { type Choices, type Difference, type Side, undecided } from './conflict.ts'

interface Props {
  differences: readonly Difference[]
  labelOf: (key: string) => string
  /** A version of one thing as people read it. */
  shown: (key: string, side: Side) => string
  busy: boolean
  onSave: (choices: Choices) => void
  /** To the form, with everything as it was typed. */
  onBack: () => void
  /** Leaves the entry as the other person has it. */
  onDiscard: () => void
}

/** Two versions of an entry side by side: for each difference, which one holds. */
export function ConflictView({ differences, labelOf, shown, busy, onSave, onBack, onDiscard }: Props) {
  const text = useText()
  const [choices, setChoices] = useState<Choices>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const open = undecided(differences, choices)
    setMissing(open)
    if (open.length === 0) onSave(choices)
    else document.querySelector<HTMLInputElement>(`input[name="conflict-${open[0]}"]`)?.focus()
  }
  return (
    <form onSubmit={submit} className={styles.conflict} noValidate>
      <h2 ref={heading} tabIndex={-1} className="noRing">
        {text('edit_entry.conflictTitle')}
      </h2>
      <Notice kind="warning" role="alert">
        {text('edit_entry.conflictText', { count: differences.length })}
      </Notice>
      {differences.map((difference) => (
        <Choice
          key={difference.key}
          difference={difference}
          label={labelOf(difference.key)}
          mine={shown(difference.key, 'mine')}
          theirs={shown(difference.key, 'theirs')}
          chosen={choices[difference.key] ?? difference.suggestion}
          missing={missing.includes(difference.key)}
          onChoose={(side) => setChoices({ ...choices, [difference.key]: side })}
        />
      ))}
      <Row>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit_entry.conflictSave')}
        </Button>
        <Button onClick={onBack}>{text('edit_entry.conflictBack')}</Button>
        <Button look="quiet" onClick={onDiscard}>
          {text('edit_entry.conflictDiscard')}
        </Button>
      </Row>
    </form>
  )
}

interface ChoiceProps {
  difference: Difference
  label: string
  mine: string
  theirs: string
  chosen: Side | null
  missing: boolean
  onChoose: (side: Side) => void
}

function Choice({ difference, label, mine, theirs, chosen, missing, onChoose }: ChoiceProps) {
  const text = useText()
  const { key, suggestion } = difference
  const note =
    suggestion === null ? 'conflictBoth' : suggestion === 'mine' ? 'conflictMine' : 'conflictTheirs'
  const sides = [
    { side: 'mine', words: wordDifference(mine, theirs) },
    { side: 'theirs', words: wordDifference(theirs, mine) },
  ] as const
  return (
    <fieldset className={styles.choice} aria-describedby={missing ? `conflict-${key}-error` : undefined}>
      <legend>{label}</legend>
      <p className={styles.note}>{text(`edit_entry.${note}`)}</p>
      {missing && (
        <p className={styles.error} id={`conflict-${key}-error`}>
          {text('edit_entry.conflictChoose')}
        </p>
      )}
      <div className={styles.sides}>
        {sides.map(({ side, words }) => (
          <label key={side} className={styles.side} data-chosen={chosen === side}>
            <span className={styles.which}>
              <input
                type="radio"
                name={`conflict-${key}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {text(side === 'mine' ? 'edit_entry.mine' : 'edit_entry.theirs')}
            </span>
            <span className={styles.value} lang="de">
              {words.length === 0 && <em>{text('edit_entry.nothing')}</em>}
              {words.map((word, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
                word.only ? <mark key={i}>{word.text}</mark> : <span key={i}>{word.text}</span>,
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
