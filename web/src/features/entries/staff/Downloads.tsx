import { notify } from '../../../lib/alerts.ts'
import { download } from '../../../lib/download.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from '../../../ui/staff/Tools.module.css'

/** Offers spreadsheets of the category and of all entries, and an empty template. */
export function Downloads({ category }: { category: string }) {
  const text = useText()
  const { run, busy } = useOperation()
  const fetchFile = (step: () => Promise<void>, failed: 'edit_entry.downloadFailed' | 'edit_entry.alert3') =>
    run(step, {
      successText: text('edit_entry.downloaded'),
      handleRefusal: () => {
        notify('error', text(failed))
        return true
      },
    })
  const data = (of: string, name: string, format?: 'xlsx') =>
    fetchFile(
      () => download('GET /api/downloadExcel', { category: of, format }, `${name}.${format ?? 'csv'}`),
      'edit_entry.downloadFailed',
    )
  return (
    <div className={styles.tool}>
      <h2>{text('edit_entry.downloadTitle')}</h2>
      <p>{text('edit_entry.downloadHint')}</p>
      <Row className={styles.buttons}>
        {category !== '' && (
          <Button aria-disabled={busy} onClick={() => data(category, category)}>
            {text('edit_entry.downloadCategory', { category })}
          </Button>
        )}
        <Button aria-disabled={busy} onClick={() => data('', text('edit_entry.allFile'))}>
          {text('edit_entry.downloadAll')}
        </Button>
        <Button
          aria-disabled={busy}
          onClick={() => data(category, category || text('edit_entry.allFile'), 'xlsx')}
        >
          {text('edit_entry.downloadXlsx')}
        </Button>
        <Button
          aria-disabled={busy}
          onClick={() =>
            fetchFile(
              () => download('GET /api/downloadExcelTemplate', {}, `${text('edit_entry.templateFile')}.xlsx`),
              'edit_entry.alert3',
            )
          }
        >
          {text('edit_entry.template')}
        </Button>
      </Row>
    </div>
  )
}
