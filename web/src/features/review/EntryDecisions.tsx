import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Review.module.css'
import type { Twin } from './TwinCard.tsx'

interface Props {
  twin: Twin | undefined
  busy: boolean
  onPublish: () => void
  onReplace: () => void
  onDecline: () => void
}

/** One press each; what is most likely right comes first. */
export function EntryDecisions({ twin, busy, onPublish, onReplace, onDecline }: Props) {
  const text = useText()
  return (
    <Row className={styles.decisions}>
      {twin?.identical && (
        <Button look="main" icon="check" aria-disabled={busy} onClick={onReplace}>
          {text('review.replace')}
        </Button>
      )}
      <Button look={twin?.identical ? 'plain' : 'main'} icon="check" aria-disabled={busy} onClick={onPublish}>
        {text(twin ? 'review.publishNew' : 'review.publish')}
      </Button>
      {twin && !twin.identical && (
        <Button aria-disabled={busy} onClick={onReplace}>
          {text('review.replaceNamed', { name: twin.name })}
        </Button>
      )}
      <Button icon="close" aria-disabled={busy} onClick={onDecline}>
        {text('review.decline')}
      </Button>
    </Row>
  )
}
