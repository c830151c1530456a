import { routes } from '@directory/shared/routes'
import { LinkButton } from '../components/Button.tsx'
import { Collapsible } from '../components/Collapsible.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import styles from '../features/edit/entries/CategoryTools.module.css'
import { Downloads } from '../features/edit/entries/Downloads.tsx'
import { EntryTable } from '../features/edit/entries/EntryTable.tsx'
import { RenameCategory } from '../features/edit/entries/RenameCategory.tsx'
import { ImportDoor } from '../features/edit/import/ImportDoor.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useAddress } from '../lib/useTableState.ts'

/** The providers of a category, and what can be done with the category as a whole. */
export default function EditEntry() {
  const text = useText()
  const { get, set } = useAddress()
  const category = get('category')
  const { data: categories, error, loading, retry } = useCall('GET /api/categoryoverview', {})
  const names = categories?.map(({ name }) => name) ?? []
  const choose = (name: string) => set({ category: name, q: '', sort: '' })
  return (
    <StaffPage title={text('edit.editEntry.title')} lead={text('edit_entry.lead')}>
      {error && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {loading && <Skeleton />}
      {categories && (
        <div className={styles.choose}>
          <SelectField
            label={text('entry_dialogue.category')}
            value={category}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{text('entry_dialogue.categoryNone')}</option>
            {category !== '' && !names.includes(category) && <option lang="de">{category}</option>}
            {categories.map(({ name, entries }) => (
              <option key={name} value={name} lang="de">
                {`${name} (${entries})`}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {category !== '' && <Entries key={category} category={category} />}
      <Collapsible title={text('edit_entry.toolsTitle')} defaultOpen={false}>
        <div className={styles.tools}>
          <RenameCategory key={category} category={category} names={names} onRenamed={choose} />
          <Downloads category={category} />
          <ImportDoor />
        </div>
      </Collapsible>
    </StaffPage>
  )
}

function Entries({ category }: { category: string }) {
  const text = useText()
  const { data: entries, error, loading, retry } = useCall('GET /api/datafilteredcategory', { category })
  return (
    <>
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {entries && <EntryTable category={category} entries={entries} />}
      {entries?.length === 0 && <EmptyNotice title={text('list.emptyTitle')} />}
      <p>
        <LinkButton to={`${routes.createEntry.href()}?category=${encodeURIComponent(category)}`} icon="edit">
          {text('edit_entry.addHere')}
        </LinkButton>
      </p>
    </>
  )
}
