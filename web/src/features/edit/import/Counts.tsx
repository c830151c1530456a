import type { ImportSummary } from '@directory/shared/contract/imports'
import { listedRowKinds } from '@directory/shared/importFields'
import { useText } from '../../../lib/intl.ts'
import styles from './Import.module.css'

/** How many rows are what. */
export function Counts({
  counts,
  leftOut,
}: {
  counts: NonNullable<ImportSummary['counts']>
  leftOut: number
}) {
  const text = useText()
  const all = { ...counts, leftOut }
  const shown = listedRowKinds.filter((kind) => kind !== 'leftOut' || leftOut > 0)
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
