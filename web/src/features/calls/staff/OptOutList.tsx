import type { OutputOf } from '@directory/shared/contract'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { dayText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { CutText } from '../../../ui/table/CutText.tsx'
import { type DoneOperation, UndoNotice } from '../../../ui/UndoNotice.tsx'
import { callLists } from '../../entries/door.ts'

type OptOuts = NonNullable<OutputOf<'GET /api/verificationFigures'>['optOuts']>
type Row = OptOuts['rows'][number]

/** Lists providers who opted out of mails. Administrators can remove an opt-out when the provider asks for it. */
export function OptOutList({ rows, unlisted }: OptOuts) {
  const text = useText()
  const locale = useLocale()
  const { run, busy } = useOperation()
  const [lifted, setLifted] = useState<DoneOperation | null>(null)
  if (rows.length === 0 && !lifted) return null
  const liftOptOut = ({ email, entries: [first] }: Row) =>
    run(
      async () => {
        const { undo } = await call('POST /api/removeOptOut', { entry: first?.uuid ?? '' })
        setLifted({ title: text('objections.lifted', { email }), undo })
      },
      { refresh: callLists },
    )
  const columns: Column<Row>[] = [
    {
      key: 'email',
      label: text('objections.address'),
      names: true,
      cell: ({ email }) => <CutText title={email} />,
    },
    {
      key: 'entries',
      label: text('objections.entries'),
      german: true,
      cell: ({ entries }) => <CutText title={entries.map(({ name }) => name).join(', ')} />,
    },
    { key: 'at', label: text('objections.since'), cell: ({ at }) => dayText(at, locale) },
    {
      key: 'lift',
      label: text('objections.act'),
      cell: (row) => (
        <Button
          look="quiet"
          aria-disabled={busy}
          aria-label={text('objections.liftNamed', { email: row.email })}
          onClick={() => liftOptOut(row)}
        >
          {text('objections.lift')}
        </Button>
      ),
    },
  ]
  return (
    <section aria-labelledby="objections">
      <h2 id="objections">{text('objections.title')}</h2>
      <p>{text('objections.lead')}</p>
      <UndoNotice done={lifted} refresh={callLists} />
      {rows.length > 0 && (
        <DataTable
          caption={text('objections.caption')}
          columns={columns}
          rows={rows}
          rowKey={({ email }) => email}
        />
      )}
      {unlisted > 0 && <p>{text('objections.unlisted', { count: unlisted })}</p>}
    </section>
  )
}
