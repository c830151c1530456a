import type { OutputOf } from '@directory/shared/contract'
import { momentText } from '../../../lib/dayAndTime.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
import { CutText } from '../../../ui/table/CutText.tsx'

export type Trashed = OutputOf<'GET /api/trash'>['items'][number]

interface Props {
  items: readonly Trashed[]
  /** Number of matching documents. */
  total: number
  busy: boolean
  onRestore: (item: Trashed) => void
}

export function TrashTable({ items, total, busy, onRestore }: Props) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const column = useColumnOf<Trashed>()
  const columns = [
    column('name', 'trash.name', ({ name }) => <CutText title={name} />, { names: true, german: true }),
    column('noun', 'trash.noun', ({ noun }) => text(`trash.${noun}`)),
    column('about', 'trash.about', (item) => <AboutItem item={item} />),
    column('deleted', 'trash.deleted', ({ deletedAt, deletedBy }) => (
      <>
        <time dateTime={deletedAt}>{momentText(deletedAt, locale)}</time>
        {deletedBy !== '' && ` ${text('trash.by', { user: staffName(deletedBy) })}`}
      </>
    )),
  ]
  return (
    <DataTable
      caption={text('trash.caption', { count: total })}
      columns={columns}
      rows={items}
      rowKey={({ noun, id }) => `${noun} ${id}`}
      actions={(item) => (
        <Button
          aria-disabled={busy}
          aria-label={text('trash.restoreNamed', { name: item.name })}
          onClick={() => onRestore(item)}
        >
          {text('trash.restore')}
        </Button>
      )}
    />
  )
}

function AboutItem({ item: { noun, about, category, formerCategory } }: { item: Trashed }) {
  const text = useText()
  const locale = useLocale()
  if (noun === 'news') return longDate(about, locale)
  const placeText = formerCategory === '' ? category : text('trash.gone', { category: formerCategory })
  return <CutText brief lang="de" title={[placeText, about].filter((part) => part !== '').join(' · ')} />
}
