import type { ImportRow } from '@directory/shared/contract/imports'
import { isEntryField } from '@directory/shared/entryFields'
import { columnLabel } from '@directory/shared/importFields'
import { useText } from '../../../lib/intl.ts'
import { FieldChanges } from '../../../ui/FieldChanges.tsx'

/** An import's changes to an entry, field by field. */
export function RowChanges({ changes }: { changes: ImportRow['changes'] }) {
  const text = useText()
  const fields = changes.filter(({ field }) => field !== 'trash')
  return (
    <>
      {fields.length < changes.length && <p>{text('import.fromTrash')}</p>}
      <FieldChanges
        changes={fields.map(({ field, from, to }) => ({
          key: field,
          label: isEntryField(field) || field === 'checkedAt' ? text(columnLabel(field)) : field,
          before: from,
          after: to,
        }))}
      />
    </>
  )
}
