import { call, useCall } from '#lib/api.ts'
import { dayText } from '#lib/dayAndTime.ts'
import { type MessageId, useLocale, useText } from '#lib/intl.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { OutputOf } from '#shared/contract'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutName } from '#ui/table/CutName.tsx'
import { CutText } from '#ui/table/CutText.tsx'
import { callLists } from '../../entries/door.ts'

type Figures = OutputOf<'GET /api/verificationFigures'>
type Share = Figures['checked']['towns'][number]

export default function Checked() {
  const text = useText()
  const { data, ...state } = useCall('GET /api/verificationFigures', {})
  const checked = data?.checked
  const column = useColumnOf<Share>()
  const columnsOf = (label: MessageId, parameter: string) => {
    const name = ({ name }: Share) => (
      <SiteLink
        to={`${routes.editEntry.href()}?${parameter}=${encodeURIComponent(name)}&filter=checkedLongAgo`}
      >
        <CutName name={name || '–'} />
      </SiteLink>
    )
    return [
      column('name', label, name, { names: true, german: true }),
      column('checked', 'checked.checked', ({ checked, total }) => text('checked.of', { checked, total })),
      column('share', 'checked.share', ({ checked, total }) => `${percent(checked, total)} %`),
    ]
  }
  const table = (caption: MessageId, label: MessageId, parameter: string, rows: readonly Share[]) => (
    <DataTable
      caption={text(caption)}
      columns={columnsOf(label, parameter)}
      rows={rows.toSorted((a, b) => a.checked / a.total - b.checked / b.total)}
      rowKey={({ name }) => name}
    />
  )
  return (
    <>
      <CallState {...state} title={text('list.failed')} count={6} />
      {checked && (
        <>
          <p>
            <strong>
              {text('edit.checkedShare', {
                ...checked.all,
                percent: percent(checked.all.checked, checked.all.total),
              })}
            </strong>
          </p>
          <p>
            <LinkButton icon="phone" to={routes.calls.href()}>
              {text('edit.calls.title')}
            </LinkButton>
          </p>
          {table('checked.byCategory', 'entry_dialogue.category', 'category', checked.categories)}
          {table('checked.byTown', 'entry_dialogue.city', 'town', checked.towns)}
        </>
      )}
      {data && <VerificationFigures {...data} />}
      {data?.optOuts && <OptOutList {...data.optOuts} />}
    </>
  )
}

const percent = (checked: number, total: number) => (total > 0 ? Math.floor((100 * checked) / total) : 0)

function VerificationFigures(figures: Figures) {
  const text = useText()
  const { on, asked, objected } = figures
  if (!on && asked === 0) return null
  const countedNames = ['right', 'changed', 'gone', 'waiting', 'unanswered'] as const
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{text('asks.title')}</h2>
      <p>{text('asks.asked', { count: asked })}</p>
      <ul>
        {countedNames.map((name) => (
          <li key={name}>{text(`asks.${name}`, { count: figures[name] })}</li>
        ))}
        <li>{text('asks.objected', { count: objected })}</li>
      </ul>
    </section>
  )
}

type OptOuts = NonNullable<OutputOf<'GET /api/verificationFigures'>['optOuts']>
type Row = OptOuts['rows'][number]

function OptOutList({ rows, unlisted }: OptOuts) {
  const text = useText()
  const locale = useLocale()
  const { run, busy, notifyDone } = useUndoable(callLists)
  const column = useColumnOf<Row>()
  if (rows.length === 0) return null
  const liftOptOut = ({ email, entries: [first] }: Row) =>
    run(async () => {
      const { undo } = await call('POST /api/removeOptOut', { entry: first?.uuid ?? '' })
      notifyDone(text('objections.lifted', { email }), undo)
    })
  const names = ({ entries }: Row) => <CutText title={entries.map(({ name }) => name).join(', ')} />
  const columns = [
    column('email', 'objections.address', ({ email }) => <CutText title={email} />, { names: true }),
    column('entries', 'objections.entries', names, { german: true }),
    column('at', 'objections.since', ({ at }) => dayText(at, locale)),
    column('lift', 'objections.act', (row) => (
      <Button
        look="quiet"
        aria-disabled={busy}
        aria-label={text('objections.liftNamed', { email: row.email })}
        onClick={() => liftOptOut(row)}
      >
        {text('objections.lift')}
      </Button>
    )),
  ]
  return (
    <section aria-labelledby="objections">
      <h2 id="objections">{text('objections.title')}</h2>
      <p>{text('objections.lead')}</p>
      <DataTable
        caption={text('objections.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ email }) => email}
      />
      {unlisted > 0 && <p>{text('objections.unlisted', { count: unlisted })}</p>}
    </section>
  )
}
