import type { ImportSummary } from '@directory/shared/contract/imports'
import { columnLabel, type ImportField } from '@directory/shared/importFields'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

interface Props {
  data: Pick<ImportSummary, 'mappedLike' | 'emptied'>
  busy: boolean
  onLeaveOut: (field: ImportField) => void
}

/** Notices about whole columns: remembered meanings, and columns that would empty fields. */
export function ColumnNotices({ data: { mappedLike, emptied }, busy, onLeaveOut }: Props) {
  const text = useText()
  const locale = useLocale()
  return (
    <>
      {mappedLike !== null && (
        <Notice title={text('import.mappedLike', { date: momentText(mappedLike, locale) })} />
      )}
      {emptied.map(({ field, entries }) => {
        const column = text(columnLabel(field))
        return (
          <Notice
            key={field}
            kind="warning"
            title={text('import.emptied', { column })}
            actions={
              <Button aria-disabled={busy} onClick={() => !busy && onLeaveOut(field)}>
                {text('import.emptiedLeave', { column })}
              </Button>
            }
          >
            {text('import.emptiedText', { count: entries })}
          </Notice>
        )
      })}
    </>
  )
}
