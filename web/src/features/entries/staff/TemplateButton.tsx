import { download } from '#lib/download.ts'
import { useText } from '#lib/intl.ts'
import { DownloadButton } from '#ui/staff/DownloadButton.tsx'

export function TemplateButton() {
  const text = useText()
  const name = `${text('edit_entry.templateFile')}.xlsx`
  return (
    <DownloadButton
      fetchIt={() => download('GET /api/downloadExcelTemplate', {}, name)}
      failed="edit_entry.alert3"
    >
      {text('edit_entry.template')}
    </DownloadButton>
  )
}
