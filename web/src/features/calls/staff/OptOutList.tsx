import type { OutputOf } from '@directory/shared/contract'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { dayText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
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
  const column = useColumnOf<Row>()
  if (rows.length === 0 && !lifted) return null
  const liftOptOut = ({ email, entries: [first] }: Row) =>
    run(
      async () => {
        const { undo } = await call('POST /api/removeOptOut', { entry: first?.uuid ?? '' })
        setLifted({ title: text('objections.lifted', { email }), undo })
      },
      { refresh: callLists },
    )
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
