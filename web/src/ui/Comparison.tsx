import { type ReactNode, useState } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { Button } from './Button.tsx'
import styles from './Comparison.module.css'
import fieldStyles from './Field.module.css'
import { MarkedText } from './MarkedText.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const sides = ['now', 'wanted'] as const
export type ComparedSide = (typeof sides)[number]

export interface ComparedRow {
  key: string
  label: string
  /** In words; empty if missing. */
  now: string
  wanted: string
  /** Both mean the same, which is folded away. */
  isSame?: boolean
  /** True unless it says otherwise. */
  german?: boolean
  brief?: boolean
  /** Null if it is neither, or not chosen yet. */
  chosen?: ComparedSide | null
  /** For a value of neither side. */
  own?: ReactNode
  note?: string
  error?: string
}

interface Props {
  caption?: string
  names: Readonly<Record<ComparedSide, string>>
  rows: readonly ComparedRow[]
  /** Absent if there is nothing to choose. */
  onChoose?: (key: string, side: ComparedSide) => void
  /** Radio buttons are named `{prefix}-{key}`, their error has the id `{prefix}-{key}-error`. */
  prefix?: string
}

export function Comparison({ caption, names, rows, onChoose, prefix = '' }: Props) {
  const text = useText()
  const different = rows.filter(({ now, wanted, isSame = now === wanted }) => !isSame)
  const same = rows.filter((row) => !different.includes(row) && row.now !== '')
  return (
    <div className={styles.room}>
      {different.length === 0 ? (
        <p>{text('compare.allSame')}</p>
      ) : (
        <table className={styles.comparison}>
          {caption && <caption>{caption}</caption>}
          <thead>
            <tr>
              {[text('compare.field'), names.now, names.wanted].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              {rows.some(({ own }) => own) && <td />}
            </tr>
          </thead>
          <tbody>
            {different.map((row) => (
              <DifferentRow key={row.key} {...{ row, names, onChoose }} name={`${prefix}-${row.key}`} />
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <details>
          <summary className={styles.same}>{text('compare.same', { count: same.length })}</summary>
          <table className={styles.comparison}>
            <tbody>
              {same.map(({ key, label, now, german }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>
                    <MarkedText of={now} beside={now} german={german} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  )
}

interface RowProps extends Pick<Props, 'names'> {
  row: ComparedRow
  name: string
  onChoose: Props['onChoose'] | undefined
}

function DifferentRow({ row, names, name, onChoose }: RowProps) {
  const { key, label, note, error, chosen, own, german, brief } = row
  const text = useText()
  const [wasOpened, setOpened] = useState(false)
  const isOpen = own !== undefined && (wasOpened || chosen === null || error !== undefined)
  const choose = (side: ComparedSide) => {
    setOpened(false)
    onChoose?.(key, side)
  }
  return (
    <>
      <tr>
        <th scope="row">
          {label}
          {note && <p className={styles.note}>{note}</p>}
          {error && !own && (
            <p className={fieldStyles.error} id={`${name}-error`}>
              {error}
            </p>
          )}
        </th>
        {sides.map((side) => {
          const beside = row[side === 'now' ? 'wanted' : 'now']
          const value = <MarkedText of={row[side]} {...{ beside, german, brief }} />
          return (
            <td
              key={side}
              data-label={names[side]}
              className={classNames(onChoose && chosen === side && styles.chosen)}
            >
              {onChoose ? (
                <label className={styles.side}>
                  <input
                    type="radio"
                    name={name}
                    checked={chosen === side}
                    aria-describedby={error && !own ? `${name}-error` : undefined}
                    onChange={() => choose(side)}
                  />
                  <span>
                    <VisuallyHidden>{`${label}, ${names[side]}: `}</VisuallyHidden>
                    {value}
                  </span>
                </label>
              ) : (
                value
              )}
            </td>
          )
        })}
        {own && (
          <td>
            <Button
              look="quiet"
              className={styles.own}
              aria-label={text('compare.ownNamed', { label })}
              aria-expanded={isOpen}
              onClick={() => setOpened(!isOpen)}
            >
              {text('compare.own')}
            </Button>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>{own}</td>
        </tr>
      )}
    </>
  )
}
