import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from './Review.module.css'
import type { EntryAim } from './SimilarEntryChoice.tsx'

interface Props {
  aim: EntryAim
  busy: boolean
  onAccept: () => void
  onClose: () => void
}

/** The buttons for a decision. */
export function EntryDecisions({ aim, busy, onAccept, onClose }: Props) {
  const text = useText()
  return (
    <Row className={styles.decisions}>
      <Button look="main" icon="check" aria-disabled={busy} onClick={onAccept}>
        {text(aim === 'replace' ? 'review.replace' : 'review.publish')}
      </Button>
      <Button icon="close" aria-disabled={busy} onClick={onClose}>
        {text('review.closeOtherwise')}
      </Button>
    </Row>
  )
}
