import { Button } from '../../../components/Button.tsx'
import { Row } from '../../../components/Row.tsx'
import { notify } from '../../../lib/alerts.ts'
import { download } from '../../../lib/download.ts'
import { useText } from '../../../lib/intl.ts'
import { useAct } from '../../../lib/useAct.ts'
import styles from './CategoryTools.module.css'

/** Data for a spreadsheet program: of the category, of all, and an empty one to fill in. */
export function Downloads({ category }: { category: string }) {
  const text = useText()
  const { act, busy } = useAct()
  const fetchFile = (step: () => Promise<void>, failed: 'edit_entry.downloadFailed' | 'edit_entry.alert3') =>
    act(step, {
      done: text('edit_entry.downloaded'),
      refused: () => {
        notify('error', text(failed))
        return true
      },
    })
  const data = (of: string, name: string) =>
    fetchFile(() => download('GET /api/downloadExcel', { category: of }, name), 'edit_entry.downloadFailed')
  return (
    <div className={styles.tool}>
      <h3>{text('edit_entry.downloadTitle')}</h3>
      <p>{text('edit_entry.downloadHint')}</p>
      <Row className={styles.buttons}>
        {category !== '' && (
          <Button aria-disabled={busy} onClick={() => data(category, `${category}.csv`)}>
            {text('edit_entry.downloadCategory', { category })}
          </Button>
        )}
        <Button aria-disabled={busy} onClick={() => data('', `${text('edit_entry.allFile')}.csv`)}>
          {text('edit_entry.downloadAll')}
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
