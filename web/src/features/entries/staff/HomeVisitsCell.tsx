import type { Entry } from '@directory/shared/entry'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { type DoneOperation, entryLists } from './entryLists.ts'

interface Props {
  entry: Entry
  onDone: (operation: DoneOperation) => void
}

/** Shows whether the provider makes home visits; if unknown, two buttons to set it. */
export function HomeVisitsCell({ entry: { uuid, name, homeVisits }, onDone }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const confirm = (homeVisits: boolean) =>
    run(
      async () => {
        const { count, undo } = await call('POST /api/changeEntries', {
          entries: [uuid],
          field: 'homeVisits',
          value: homeVisits,
        })
        const title = text(homeVisits ? 'entries.visitsSaid' : 'entries.visitsDenied', { count })
        if (count > 0) onDone({ title, undo })
      },
      { refresh: entryLists },
    )
  if (homeVisits !== null) return text(homeVisits ? 'entry_dialogue.yes' : 'entry_dialogue.no')
  const button = (isYes: boolean) => {
    const answer = text(isYes ? 'entry_dialogue.yes' : 'entry_dialogue.no')
    return (
      <Button
        aria-disabled={busy}
        aria-label={text('entries.visitsPress', { answer, name })}
        onClick={() => confirm(isYes)}
      >
        {answer}
      </Button>
    )
  }
  return (
    <Row tight>
      {button(true)}
      {button(false)}
    </Row>
  )
}
