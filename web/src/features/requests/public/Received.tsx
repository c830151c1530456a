import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from './Received.module.css'

/** Shows the code in large letters, to copy or print. */
export function TokenCard({ token }: { token: string | null }) {
  const text = useText()
  const [message, setMessage] = useState('')
  if (token === null) return <Notice kind="warning">{text('received.noToken')}</Notice>
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setMessage(text('received.copied')),
      () => setMessage(text('received.copyFailed')),
    )
  return (
    <section className={styles.card} aria-labelledby="token-label">
      <h2 id="token-label" className={styles.label}>
        {text('received.token')}
      </h2>
      <p className={styles.token} translate="no">
        {token}
      </p>
      <Row className="withScript">
        <Button icon="check" onClick={copy}>
          {text('received.copy')}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {text('received.print')}
        </Button>
      </Row>
      <p role="status" className={styles.said}>
        {message}
      </p>
    </section>
  )
}

export function NextSteps({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <section className={styles.next}>
      <h2>{text('received.next')}</h2>
      {children}
    </section>
  )
}
