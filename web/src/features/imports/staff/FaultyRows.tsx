import type { ImportSummary } from '@directory/shared/contract/imports'
import { notify } from '../../../lib/alerts.ts'
import { download } from '../../../lib/download.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'

/** Offers the faulty rows as a file to correct and upload again. */
export function FaultyRows({ data: { id, fileName } }: { data: Pick<ImportSummary, 'id' | 'fileName'> }) {
  const text = useText()
  const locale = useLocale()
  const name = `${fileName.replace(/\.\w{1,5}$/, '')} – ${text('import.reportFile')}.csv`
  const fetchIt = () =>
    download('GET /api/importReport', { id, locale }, name).catch(() =>
      notify('error', text('edit_entry.downloadFailed')),
    )
  return (
    <p>
      <Button onClick={fetchIt}>{text('import.report')}</Button>
    </p>
  )
}
