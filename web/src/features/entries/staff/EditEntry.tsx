import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { CallState } from '../../../ui/CallState.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { AllEntries } from './AllEntries.tsx'
import { filterNames } from './EntryFilters.tsx'
import { useEntryTable } from './useEntryTable.ts'

export default function EditEntry() {
  const text = useText()
  const table = useEntryTable()
  const { listed, query } = table
  const { data: categories, error, loading, retry } = useCall('GET /api/categoryoverview', {})
  const total = categories?.reduce((sum, { entries }) => sum + entries, 0) ?? 0
  const names = filterNames(text, query)
  const isFiltered = table.answer.data && (names.length > 0 || listed.query !== '')
  const hits = isFiltered ? [text('table.hits', { count: listed.found, total })] : []
  return (
    <StaffPage
      title={text('edit.editEntry.title')}
      // Beside the heading, because the line of tools has no room for it.
      lead={<p role="status">{[...names, ...hits].join(' · ')}</p>}
    >
      <CallState {...{ error, loading, retry }} title={text('categories.failed')} />
      {categories && <AllEntries {...{ table, categories, total }} />}
    </StaffPage>
  )
}
