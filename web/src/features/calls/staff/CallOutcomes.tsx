import type { CallOutcome } from '@directory/shared/checked'
import { routes } from '@directory/shared/routes'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { type CallRow, callLists, type RecordedCall } from '../../entries/door.ts'

interface Props {
  row: CallRow
  onDone: (call: RecordedCall) => void
}

export function CallOutcomes({ row: { entry, missed }, onDone }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const wayBack = useHere()
  const { uuid, name, updatedAt, checkedAt } = entry
  const record = async (outcome: CallOutcome) => {
    let recorded: RecordedCall | null = null
    await run(
      async () => {
        const seen = { updatedAt, checkedAt, missed }
        const { undo } = await call('POST /api/recordCall', { entry: uuid, outcome, seen })
        recorded = { title: text(`calls.done.${outcome}`, { name }), undo }
      },
      {
        refresh: callLists,
        handleRefusal: ({ code }) => {
          if (code !== 'stale' && code !== 'not_found') return false
          notify('warning', text('calls.late', { name }))
          return true
        },
      },
    )
    if (recorded) onDone(recorded)
  }
  const outcomeButton = (outcome: CallOutcome) => (
    <Button
      look={outcome === 'right' ? 'main' : undefined}
      icon={outcome === 'right' ? 'check' : undefined}
      aria-disabled={busy}
      aria-label={`${text(`calls.${outcome}`)}: ${name}`}
      onClick={() => record(outcome)}
    >
      {text(`calls.${outcome}`)}
    </Button>
  )
  return (
    <Row tight>
      {outcomeButton('right')}
      <LinkButton
        icon="edit"
        to={routes.editEntryForm.href(uuid)}
        state={wayBack}
        aria-label={`${text('calls.changed')}: ${name}`}
      >
        {text('calls.changed')}
      </LinkButton>
      {outcomeButton('missed')}
      {outcomeButton('gone')}
    </Row>
  )
}
