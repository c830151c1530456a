import { download } from '#lib/download.ts'
import { useText } from '#lib/intl.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import type { OutputOf } from '#shared/contract'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { DownloadButton } from '#ui/staff/DownloadButton.tsx'
import styles from '#ui/staff/Tools.module.css'
import { RenameCategory } from '../../categories/door.ts'
import { filterNames } from './EntryFilters.tsx'
import type { useEntryTable } from './useEntryTable.ts'

interface Props {
  selection: ReturnType<typeof useEntryTable>['selection']
  categories: OutputOf<'GET /api/categoryoverview'>
  found: number
  total: number
}

export function EntryTools({ selection, categories, found, total }: Props) {
  const text = useText()
  const entriesButton = (label: string, of: typeof selection, format?: 'xlsx') => {
    const name = `${of.category || text('edit_entry.allFile')}.${format ?? 'csv'}`
    return (
      <DownloadButton fetchIt={() => download('GET /api/downloadExcel', { ...of, format }, name)}>
        {label}
      </DownloadButton>
    )
  }
  const { q, category, town } = selection
  const { set } = useAddressParameters()
  const names = [...filterNames(text, selection), ...(q === '' ? [] : [text('quoted', { text: q })])]
  const isFiltered = names.length > 0
  const everything = { q: '', category: '', town: '', filter: [], sort: '' }
  return (
    <>
      <div className={styles.tool}>
        <h2>{text('edit_entry.downloadTitle')}</h2>
        <p>
          {isFiltered
            ? text('edit_entry.downloadList', { count: found, names: names.join(' · ') })
            : text('edit_entry.downloadEvery', { count: total })}
        </p>
        <Row className={styles.buttons}>
          {entriesButton(text('edit_entry.downloadCsv', { count: found }), selection)}
          {entriesButton(text('edit_entry.downloadXlsx'), selection, 'xlsx')}
          {isFiltered && entriesButton(text('edit_entry.downloadAll', { count: total }), everything)}
          <DownloadButton
            fetchIt={() =>
              download('GET /api/downloadExcelTemplate', {}, `${text('edit_entry.templateFile')}.xlsx`)
            }
            failed="edit_entry.alert3"
          >
            {text('edit_entry.template')}
          </DownloadButton>
          <LinkButton to={routes.importSheet.href()}>{text('import.title')}</LinkButton>
        </Row>
      </div>
      <div className={styles.tool}>
        <h2>{text('edit.paper.title')}</h2>
        <LinkButton to={`${routes.editPaper.href()}?${new URLSearchParams({ category, town })}`} icon="print">
          {text('edit_entry.onPaper')}
        </LinkButton>
      </div>
      <RenameCategory
        key={category}
        category={category}
        names={categories.map(({ name }) => name)}
        onRenamed={(name) => set({ category: name, q: '', sort: '', page: '' })}
      />
    </>
  )
}
