import { call, useCall } from '#lib/api.ts'
import { readDraft } from '#lib/draft.ts'
import { germanOrder } from '#lib/format.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import { linkLimits } from '#shared/fields/linkFields'
import { routes } from '#shared/routes'
import { toWebsite } from '#shared/wellFormed'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { OpenedForm, useOpened } from '#ui/staff/StaffForm.tsx'
import { StaffTable } from '#ui/staff/StaffTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutText } from '#ui/table/CutText.tsx'
import { EditableCell } from '#ui/table/EditableCell.tsx'
import tableStyles from '#ui/table/Table.module.css'
import { WebsiteRemark } from '../../entries/door.ts'
import { LinkForm } from './LinkForm.tsx'
import { isComplete, linkCategories } from './linkValues.ts'

type Link = OutputOf<'GET /api/alllinks'>[number]

export default function EditLinks() {
  const text = useText()
  const { data: links, ...state } = useCall('GET /api/alllinks', {})
  return (
    <>
      <CallState {...state} title={text('links.failed')} shape="cards" />
      {links && <LinkEditor links={links} />}
    </>
  )
}

/** Value in the address for a new link, which has no id. */
const newLink = 'new'

function LinkEditor({ links }: { links: readonly Link[] }) {
  const text = useText()
  const { id, open, close } = useOpened('edit')
  const nameOf = ({ name, url }: Link) => name || url || text('edit_links.nameless')
  const link = links.find(({ uuid }) => uuid === id)
  const categories = linkCategories(links)
  const columns = useLinkColumns(nameOf, categories)
  return (
    <>
      {(link || id === newLink) && (
        <OpenedForm
          key={id}
          title={link ? nameOf(link) : text('edit_links.nameless')}
          lang={link?.name ? 'de' : undefined}
        >
          <LinkForm {...{ link, categories }} onClose={close} />
        </OpenedForm>
      )}
      <StaffTable
        name="links"
        caption={text('edit_links.caption', { count: links.length })}
        columns={columns}
        tools={{
          create: (
            <Button id={`edit-${newLink}`} onClick={() => open('edit', newLink)}>
              {text('edit_links.add')}
            </Button>
          ),
        }}
        rows={links.toSorted((a, b) => germanOrder.compare(a.name, b.name))}
        usual={{ key: 'category', down: false }}
        textsOf={({ name, url, description, category, email, phone, websiteState }) => [
          ...[name, url, description, category, email, phone],
          ...(websiteState ? [text('edit_links.website')] : []),
        ]}
        onEdit={({ uuid }) => open('edit', uuid)}
        rowButtons={(row) => (
          <LinkButton
            icon="clock"
            to={routes.versions.href('links', row.uuid)}
            aria-label={text('versions.named', { name: nameOf(row) })}
            title={text('versions.title')}
          >
            <span>{text('versions.title')}</span>
          </LinkButton>
        )}
        removing={{
          keyOf: ({ uuid }) => uuid,
          nameOf,
          remove: ({ uuid }) => call('GET /api/removelink', { id: uuid }),
          noun: 'links',
          refresh: ['GET /api/alllinks'],
        }}
      />
    </>
  )
}

const addressCell = {
  inputMode: 'url',
  read: (url: string) => url.replace(/^https?:\/\//, ''),
  wrongIn: (url: string) => (toWebsite(url) === null ? 'error.website_invalid' : undefined),
} as const

function useLinkColumns(nameOf: (link: Link) => string, categories: readonly string[]) {
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
      <WebsiteRemark state={link.websiteState} />
      {!isComplete(link) && <span className={tableStyles.mark}>{text('edit_links.incomplete')}</span>}
      {readDraft(`staff link ${link.uuid}`) && (
        <span className={tableStyles.mark}>{text('edit_links.draft')}</span>
      )}
    </>
  )
}
