import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { LinkButton } from '../components/Button.tsx'
import { Collapsible } from '../components/Collapsible.tsx'
import { CutName } from '../components/CutName.tsx'
import type { Column } from '../components/DataTable.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import { type CategoryAct, categoryLists } from '../features/edit/categories/categoryLists.ts'
import styles from '../features/edit/entries/CategoryTools.module.css'
import { Downloads } from '../features/edit/entries/Downloads.tsx'
import { RenameCategory } from '../features/edit/entries/RenameCategory.tsx'
import { ImportDoor } from '../features/edit/import/ImportDoor.tsx'
import { moment } from '../features/edit/logs/moment.ts'
import { call, useCall } from '../lib/api.ts'
import { useLocale, useText } from '../lib/intl.ts'
import { useAddress } from '../lib/useTableState.ts'
import { StaffTable } from '../parts/StaffTable.tsx'

/** The providers of a category, and what can be done with the category as a whole. */
export default function EditEntry() {
  const text = useText()
  const { get, set } = useAddress()
  const category = get('category')
  const { data: categories, error, loading, retry } = useCall('GET /api/categoryoverview', {})
  const names = categories?.map(({ name }) => name) ?? []
  const [renamed, setRenamed] = useState<CategoryAct | null>(null)
  const choose = (name: string) => set({ category: name, q: '', sort: '' })
  const onRenamed = (name: string, act: CategoryAct) => {
    choose(name)
    setRenamed(act)
  }
  return (
    <StaffPage title={text('edit.editEntry.title')} lead={text('edit_entry.lead')}>
      {renamed && (
        <UndoNotice
          key={renamed.undo}
          title={renamed.title}
          undo={renamed.undo}
          refresh={categoryLists}
          onUndone={({ name }) => choose(name)}
        />
      )}
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
          <RenameCategory key={category} category={category} names={names} onRenamed={onRenamed} />
          <Downloads category={category} />
          <ImportDoor />
        </div>
      </Collapsible>
    </StaffPage>
  )
}

function Entries({ category }: { category: string }) {
  const text = useText()
  const locale = useLocale()
  const { data: entries, error, loading, retry } = useCall('GET /api/datafilteredcategory', { category })
  const columns: readonly Column<Entry>[] = [
    {
      key: 'name',
      label: text('entry_dialogue.name'),
      cell: ({ name }) => <CutName name={name} />,
      sortBy: ({ name }) => name,
      names: true,
      german: true,
    },
    {
      key: 'street',
      label: text('edit_entry.street'),
      cell: ({ street }) => street,
      sortBy: ({ street }) => street,
      german: true,
    },
    {
      key: 'city',
      label: text('entry_dialogue.city'),
      cell: ({ plz, city }) => `${plz} ${city}`.trim(),
      sortBy: ({ plz, city }) => `${city} ${plz}`.trim(),
      german: true,
    },
    {
      key: 'updatedAt',
      label: text('edit_entry.updatedAt'),
      cell: ({ updatedAt }) => moment(updatedAt, locale).split(',')[0],
      sortBy: ({ updatedAt }) => updatedAt,
    },
  ]
  return (
    <>
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {entries && (
        <StaffTable
          caption={text('edit_entry.caption', { category, count: entries.length })}
          columns={columns}
          rows={entries}
          usual={{ key: 'name', down: false }}
          textsOf={({ name, street, plz, city, phone, mobile, email }) => [
            ...[name, street, plz, city, phone, mobile, email],
          ]}
          editHref={({ uuid }) => routes.editEntryForm.href(uuid, category)}
          removing={{
            keyOf: ({ uuid }) => uuid,
            nameOf: ({ name }) => name,
            remove: ({ uuid }) => call('GET /api/removeEntry', { id: uuid }),
            refresh: ['GET /api/datafilteredcategory', 'GET /api/categoryoverview'],
            texts: { question: 'edit_entry.removeText', done: 'edit_entry.removed' },
          }}
        />
      )}
      {entries?.length === 0 && <EmptyNotice title={text('list.emptyTitle')} />}
      <p>
        <LinkButton to={`${routes.createEntry.href()}?category=${encodeURIComponent(category)}`} icon="edit">
          {text('edit_entry.addHere')}
        </LinkButton>
      </p>
    </>
  )
}
