import type { ReactNode } from 'react'
import { classNames } from '../lib/className.ts'
import { useText } from '../lib/intl.ts'
import styles from './Comparison.module.css'
import fieldStyles from './Field.module.css'
import { MarkedText } from './MarkedText.tsx'
import { Row } from './Row.tsx'

export type ComparedSide = 'now' | 'wanted'
const sides: readonly ComparedSide[] = ['now', 'wanted']

export interface ComparedRow {
  key: string
  label: string
  /** Both values in words; empty if missing. */
  now: string
  wanted: string
  /** True if both values are German in every language of the page. */
  german: boolean
  /** The value to be saved, or the control for it. */
  saved?: ReactNode
  /** The side to be saved; null if it is neither, or not chosen yet. */
  chosen?: ComparedSide | null
  /** Reason for the choice. */
  note?: string
  error?: string | undefined
}

interface Props {
  caption: string
  /** Headings of the two sides. */
  names: Readonly<Record<ComparedSide, string>>
  rows: readonly ComparedRow[]
  /** Absent if there is nothing to choose. */
  onChoose?: (key: string, side: ComparedSide) => void
  /** Radio buttons are named `{prefix}-{key}`, their error has the id `{prefix}-{key}-error`. */
  prefix?: string
}

/** Compares two versions field by field: the present value, the requested one, and the one to be saved if there is a choice. */
export function Comparison({ caption, names, rows, onChoose, prefix = '' }: Props) {
  const text = useText()
  return (
    <div className={styles.room}>
      <table className={classNames(styles.comparison, !onChoose && styles.two)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[
              text('compare.field'),
              names.now,
              names.wanted,
              ...(onChoose ? [text('compare.saved')] : []),
            ].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.note && <p className={styles.note}>{row.note}</p>}
              </th>
              <td data-label={names.now}>
                <MarkedText of={row.now} beside={row.wanted} german={row.german} />
              </td>
              <td data-label={names.wanted} className={styles.requested}>
                <MarkedText of={row.wanted} beside={row.now} german={row.german} />
              </td>
              {onChoose && (
                <td data-label={text('compare.saved')} className={styles.saved}>
                  <Choice row={row} names={names} name={`${prefix}-${row.key}`} onChoose={onChoose} />
                  {row.saved}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ChoiceProps extends Pick<Props, 'names'> {
  onChoose: NonNullable<Props['onChoose']>
  row: ComparedRow
  name: string
}

function Choice({ row: { key, label, chosen, error }, names, name, onChoose }: ChoiceProps) {
  const problem = error ? `${name}-error` : undefined
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={problem}>
      <Row tight>
        {sides.map((side) => (
          <label key={side} className={classNames(styles.side, chosen === side && styles.chosen)}>
            <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(key, side)} />
            {names[side]}
          </label>
        ))}
      </Row>
      {error && (
        <p className={fieldStyles.error} id={problem}>
          {error}
        </p>
      )}
    </div>
  )
}
