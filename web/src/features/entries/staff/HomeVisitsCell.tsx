import type { Entry } from '@directory/shared/entry'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { useConfirmVisits } from './useConfirmVisits.ts'

interface Props {
  entry: Entry
  onDone: (operation: { title: string; undo: string[] }) => void
}

/** Shows whether the provider makes home visits; if unknown, two buttons to set it. */
export function HomeVisitsCell({ entry: { uuid, name, homeVisits }, onDone }: Props) {
  const text = useText()
  const { confirm, busy } = useConfirmVisits(onDone)
  if (homeVisits !== null) return text(homeVisits ? 'entry_dialogue.yes' : 'entry_dialogue.no')
  const button = (isYes: boolean) => {
    const answer = text(isYes ? 'entry_dialogue.yes' : 'entry_dialogue.no')
    return (
      <Button
        aria-disabled={busy}
        aria-label={text('entries.visitsPress', { answer, name })}
        onClick={() => confirm([uuid], isYes)}
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
