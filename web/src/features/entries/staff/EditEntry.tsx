import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { useCall } from '../../../lib/api.ts'
import { download } from '../../../lib/download.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { CallState } from '../../../ui/CallState.tsx'
import { Row } from '../../../ui/Row.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import styles from '../../../ui/staff/Tools.module.css'
import { type DoneOperation, UndoNotice } from '../../../ui/UndoNotice.tsx'
import { RenameCategory } from '../../categories/door.ts'
import { AllEntries } from './AllEntries.tsx'
import { filterNames } from './EntryFilters.tsx'
import { entryLists } from './entryLists.ts'
import { useEntryQuery } from './useEntryTable.ts'

/** All providers, or those of one category with tools for the whole category. */
export default function EditEntry() {
  const text = useText()
  const { set } = useAddressParameters()
  const query = useEntryQuery()
  const { category } = query
  const { data: categories, error, loading, retry } = useCall('GET /api/categoryoverview', {})
  const names = categories?.map(({ name }) => name) ?? []
  const [renamed, setRenamed] = useState<DoneOperation | null>(null)
  const choose = (name: string) => set({ category: name, q: '', sort: '', page: '' })
  const onRenamed = (name: string, operation: DoneOperation) => {
    choose(name)
    setRenamed(operation)
  }
  const create = routes.createEntry.href()
  return (
    <StaffPage
      title={text('edit.editEntry.title')}
      lead={<p lang={category === '' ? undefined : 'de'}>{filterNames(text, query).join(' · ')}</p>}
    >
      <UndoNotice done={renamed} refresh={entryLists} onReverted={({ name }) => choose(name)} />
      <CallState {...{ error, loading, retry }} title={text('categories.failed')} />
      {categories && (
        <AllEntries
          categories={categories}
          create={
            <LinkButton
              to={category === '' ? create : `${create}?category=${encodeURIComponent(category)}`}
              aria-label={category === '' ? undefined : text('edit_entry.addHere')}
            >
              {text('edit.createEntry.title')}
            </LinkButton>
          }
          more={
            <div className={styles.tools}>
              <LinkButton to={routes.editPaper.href()} icon="print">
                {text('edit.paper.title')}
              </LinkButton>
              <RenameCategory key={category} category={category} names={names} onRenamed={onRenamed} />
              <Downloads category={category} />
              <LinkButton to={routes.importSheet.href()}>{text('import.title')}</LinkButton>
            </div>
          }
        />
      )}
    </StaffPage>
  )
}

/** Offers spreadsheets of the category and of all entries, and an empty template. */
function Downloads({ category }: { category: string }) {
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
