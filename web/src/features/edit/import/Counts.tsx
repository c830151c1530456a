import type { ImportSummary } from '@directory/shared/contract/imports'
import { importRowKinds } from '@directory/shared/importFields'
import { useText } from '../../../lib/intl.ts'
import styles from './Import.module.css'

/** How many rows are what. */
export function Counts({ counts }: { counts: NonNullable<ImportSummary['counts']> }) {
  const text = useText()
  return (
    <dl className={styles.counts} aria-label={text('import.countsLabel')}>
      {importRowKinds.map((kind) => (
        <div key={kind} data-kind={kind}>
          <dt>{text(`import.kind.${kind}`)}</dt>
          <dd>{text('import.number', { count: counts[kind] })}</dd>
        </div>
      ))}
    </dl>
  )
}
