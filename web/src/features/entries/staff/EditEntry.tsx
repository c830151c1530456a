import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { CallState } from '../../../ui/CallState.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { AllEntries } from './AllEntries.tsx'
import { filterNames } from './EntryFilters.tsx'
import { useEntryQuery } from './useEntryTable.ts'

/** All providers, or those of one category with tools for the whole category. */
export default function EditEntry() {
  const text = useText()
  const query = useEntryQuery()
  const { category } = query
  const { data: categories, error, loading, retry } = useCall('GET /api/categoryoverview', {})
  const create = routes.createEntry.href()
  return (
    <StaffPage
      title={text('edit.editEntry.title')}
      lead={<p lang={category === '' ? undefined : 'de'}>{filterNames(text, query).join(' · ')}</p>}
    >
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
        />
      )}
    </StaffPage>
  )
}
