import type { ImportRow } from '@directory/shared/contract/imports'
import { isEntryField } from '@directory/shared/entryFields'
import { columnLabel } from '@directory/shared/importFields'
import { PlainList } from '../../../components/PlainList.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { useText } from '../../../lib/intl.ts'
import styles from './Import.module.css'

/** Field by field, old and new. */
export function Changes({ changes }: { changes: ImportRow['changes'] }) {
  const text = useText()
  return (
    <PlainList className={styles.changes}>
      {changes.map(({ field, from, to }) =>
        field === 'trash' ? (
          <li key={field}>{text('import.fromTrash')}</li>
        ) : (
          <li key={field}>
            <strong>{isEntryField(field) ? text(columnLabel(field)) : field}:</strong>{' '}
            <VisuallyHidden>{`${text('import.before')} `}</VisuallyHidden>
            {from === '' ? <i>{text('import.empty')}</i> : <del lang="de">{from}</del>}{' '}
            <span aria-hidden="true">→</span> <VisuallyHidden>{`${text('import.after')} `}</VisuallyHidden>
            {to === '' ? <i>{text('import.empty')}</i> : <ins lang="de">{to}</ins>}
          </li>
        ),
      )}
    </PlainList>
  )
}
