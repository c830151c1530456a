import type { Link } from '@directory/shared/link'
import { linkLimits } from '@directory/shared/linkFields'
import { toWebsite } from '@directory/shared/wellFormed'
import { call } from '../../../lib/api.ts'
import { readDraft } from '../../../lib/draft.ts'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
import { CutText } from '../../../ui/table/CutText.tsx'
import { EditableCell } from '../../../ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '../../../ui/table/useChosenColumns.ts'
import styles from './Links.module.css'
import { isComplete } from './linkValues.ts'

const addressCell = {
  inputMode: 'url',
  read: (url: string) => url.replace(/^https?:\/\//, ''),
  wrongIn: (url: string) => (toWebsite(url) === null ? 'error.website_invalid' : undefined),
} as const

/**
 * Returns the columns of the table of all links.
 * @param nameOf text for a link without a name
 * @param categories suggestions for the category's cell
 */
export function useLinkColumns(
  nameOf: (link: Link) => string,
  categories: readonly string[],
): readonly ChoosableColumn<Link>[] {
  const text = useText()
  const column = useColumnOf<Link>()
  const cellOf = (field: 'name' | 'url' | 'category', label: string, row: Link) => (
    <EditableCell
      noun="links"
      rowKey={row.uuid}
      label={label}
      field={field}
      name={nameOf(row)}
      value={row[field]}
      {...(field === 'name' && { shown: nameOf(row), german: row.name !== '' })}
      {...(field === 'url' && addressCell)}
      {...(field === 'category' && { proposals: categories, german: true })}
      maxLength={linkLimits[field]}
      updatedAt={row.updatedAt}
      save={async (value, updatedAt) =>
        (await call('POST /api/addlink', { uuid: row.uuid, updatedAt, [field]: value })).undo
      }
      refresh={['GET /api/alllinks']}
    />
  )
  const edited = (field: 'url' | 'category', label: MessageId) =>
    column(field, label, (row) => cellOf(field, text(label), row), { sortBy: (row) => row[field] })
  const name = (row: Link) => (
    <>
      {cellOf('name', text('edit_links.name'), row)}
      <LinkMarks link={row} />
    </>
  )
  return [
    column('name', 'edit_links.name', name, { sortBy: nameOf, names: true }),
    edited('url', 'edit_links.url'),
    edited('category', 'entry_dialogue.category'),
    column('description', 'edit_links.description', (row) => <CutText title={row.description} />, {
      german: true,
    }),
  ]
}

function LinkMarks({ link }: { link: Link }) {
  const text = useText()
  return (
    <>
      {!isComplete(link) && <span className={styles.mark}>{text('edit_links.incomplete')}</span>}
      {readDraft(`staff link ${link.uuid}`) && (
        <span className={styles.mark}>{text('edit_links.draft')}</span>
      )}
    </>
  )
}
