import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { LinkButton } from '../components/Button.tsx'
import { Collapsible } from '../components/Collapsible.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import type { CategoryAct } from '../features/edit/categories/categoryLists.ts'
import styles from '../features/edit/entries/CategoryTools.module.css'
import { Downloads } from '../features/edit/entries/Downloads.tsx'
import { entryLists } from '../features/edit/entries/entryLists.ts'
import { RenameCategory } from '../features/edit/entries/RenameCategory.tsx'
import { ImportDoor } from '../features/edit/import/ImportDoor.tsx'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useAddress } from '../lib/useTableState.ts'
import { AllEntries } from '../parts/AllEntries.tsx'

/** All providers, or those of a category, and what can be done with the category as a whole. */
export default function EditEntry() {
  const text = useText()
  const { get, set } = useAddress()
  const category = get('category')
  const { data: categories, error, loading, retry } = useCall('GET /api/categoryoverview', {})
  const names = categories?.map(({ name }) => name) ?? []
  const [renamed, setRenamed] = useState<CategoryAct | null>(null)
  const choose = (name: string) => set({ category: name, q: '', sort: '', page: '' })
  const onRenamed = (name: string, act: CategoryAct) => {
    choose(name)
    setRenamed(act)
  }
  const create = routes.createEntry.href()
  return (
    <StaffPage title={text('edit.editEntry.title')} lead={text('entries.lead')}>
      {renamed && (
        <UndoNotice
          key={renamed.undo}
          title={renamed.title}
          undo={renamed.undo}
          refresh={entryLists}
          onUndone={({ name }) => choose(name)}
        />
      )}
      {error && <ErrorNotice error={error} title={text('categories.failed')} onRetry={retry} />}
      {loading && <Skeleton />}
      {categories && <AllEntries categories={categories} />}
      <p>
        <LinkButton
          to={category === '' ? create : `${create}?category=${encodeURIComponent(category)}`}
          icon="edit"
        >
          {text(category === '' ? 'edit.createEntry.title' : 'edit_entry.addHere')}
        </LinkButton>
      </p>
      <Collapsible title={text('edit_entry.toolsTitle')} defaultOpen={false}>
        <div className={styles.tools}>
          <RenameCategory key={category} category={category} names={names} onRenamed={onRenamed} />
          <Downloads category={category} />
          <ImportDoor />
        </div>
      </Collapsible>
    </StaffPage>
  )
}
