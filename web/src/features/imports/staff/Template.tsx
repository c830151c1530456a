import { notify } from '../../../lib/alerts.ts'
import { download } from '../../../lib/download.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'

/** Downloads an empty spreadsheet to fill in. */
export function Template() {
  const text = useText()
  const fetchIt = () =>
    download('GET /api/downloadExcelTemplate', {}, `${text('edit_entry.templateFile')}.xlsx`).catch(() =>
      notify('error', text('edit_entry.alert3')),
    )
  return <Button onClick={fetchIt}>{text('edit_entry.template')}</Button>
}
