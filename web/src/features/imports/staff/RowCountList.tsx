import type { ImportSummary } from '@directory/shared/contract/imports'
import { importRowKinds } from '@directory/shared/importFields'
import { useText } from '../../../lib/intl.ts'
import styles from './Import.module.css'

export function RowCountList({
  counts,
  leftOut,
}: {
  counts: NonNullable<ImportSummary['counts']>
  leftOut: number
}) {
  const text = useText()
  const all = { ...counts, leftOut }
  const shown = [...importRowKinds, ...(leftOut > 0 ? (['leftOut'] as const) : [])]
  return (
    <dl className={styles.counts} aria-label={text('import.countsLabel')}>
      {shown.map((kind) => (
        <div key={kind} data-kind={kind}>
          <dt>{text(`import.kind.${kind}`)}</dt>
          <dd>{text('import.number', { count: all[kind] })}</dd>
        </div>
      ))}
    </dl>
  )
}
