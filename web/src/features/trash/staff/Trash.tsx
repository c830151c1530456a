import { call, useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useNotifyReverted } from '#lib/useNotifyReverted.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useSettled } from '#lib/useSettled.ts'
import { listedByServer, useAddressParameters, useTableState } from '#lib/useTableState.ts'
import type { OutputOf } from '#shared/contract'
import { isOfKind } from '#shared/fields/nounFields'
import { nouns, nounsWith } from '#shared/nouns'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ListedTable } from '#ui/staff/ListedTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutName } from '#ui/table/CutName.tsx'
import { CutText } from '#ui/table/CutText.tsx'
import { logAddress } from '../../logs/door.ts'

export default function Trash() {
  const text = useText()
  const { get, set } = useAddressParameters()
  const query = { noun: nounsWith('hasTrash').find((noun) => noun === get('noun')), text: get('q') }
  const settledQuery = { ...query, text: useSettled(query.text.trim()) }
  const { data, ...answer } = useCall('GET /api/trash', settledQuery)
  const state = useTableState({ key: 'deleted', down: true })
  const { run, busy } = useOperation()
  const notifyReverted = useNotifyReverted()

  const restore = async ({ noun, id }: Trashed) => {
    const worked = await run(async () => notifyReverted(await call('POST /api/restore', { noun, id })), {
      refresh: ['GET /api/trash'],
    })
    if (worked) focusHeading()
  }
  const isFiltered = query.noun !== undefined || query.text !== ''
  const { items: rows = [], total: found = 0 } = data ?? {}
  const nounFilter = (
    <ChoiceField
      label={text('trash.noun')}
      none={text('trash.all')}
      options={nounsWith('hasTrash').map((value) => ({ value, label: text(`trash.${value}`) }))}
      value={query.noun ?? ''}
      onValue={(noun) => set({ noun })}
    />
  )
  return (
    <>
      <ListedTable
        name="trash"
        caption={text('trash.caption', { count: found })}
        columns={useTrashColumns()}
        listed={listedByServer(state, rows, found)}
        tools={{ filters: { count: query.noun ? 1 : 0, content: nounFilter } }}
        removing={{ keyOf: ({ noun, id }) => `${noun} ${id}`, nameOf: ({ name }) => name }}
        rowButtons={(item) => (
          <Button
            aria-disabled={busy}
            aria-label={text('trash.restoreNamed', { name: item.name })}
            onClick={() => restore(item)}
          >
            {text('trash.restore')}
          </Button>
        )}
      />
      <CallState {...answer} title={text('trash.failed')} count={6} />
      {data?.total === 0 && <EmptyNotice title={text(isFiltered ? 'trash.none' : 'trash.empty')} />}
      {found > rows.length && <p>{text('trash.more')}</p>}
      <p>
        {text('trash.requests')}{' '}
        <SiteLink to={routes.logs.href() + logAddress({ noun: 'requests', text: query.text })}>
          {text('trash.toRequests')}
        </SiteLink>
      </p>
    </>
  )
}

type Trashed = OutputOf<'GET /api/trash'>['items'][number]

function useTrashColumns() {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const column = useColumnOf<Trashed>()
  const nounOf = ({ noun }: Trashed) => text(`trash.${noun}`)
  const name = ({ name }: Trashed) => <CutName name={name} />
  const deleted = ({ deletedAt, deletedBy }: Trashed) => (
    <>
      <time dateTime={deletedAt}>{momentText(deletedAt, locale)}</time>
      {deletedBy !== '' && ` ${text('trash.by', { user: staffName(deletedBy) })}`}
    </>
  )
  return [
    column('name', 'trash.name', name, { names: true, german: true, sortBy: ({ name }) => name }),
    column('noun', 'trash.noun', nounOf, { sortBy: nounOf }),
    column('about', 'trash.about', (item) => <AboutItem item={item} />),
    column('deleted', 'trash.deleted', deleted, { sortBy: ({ deletedAt }) => deletedAt }),
  ]
}

function AboutItem({ item: { noun, about, category, formerCategory } }: { item: Trashed }) {
  const text = useText()
  const locale = useLocale()
  if (noun !== 'entries' && isOfKind(nouns[noun].fields, nouns[noun].about, 'day'))
    return longDate(about, locale)
  const placeText = formerCategory === '' ? category : text('trash.gone', { category: formerCategory })
  return <CutText brief lang="de" title={joined(' · ', placeText, about)} />
}
