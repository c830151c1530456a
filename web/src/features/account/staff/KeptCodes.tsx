import { useRef } from 'react'
import { notify } from '#lib/alerts.ts'
import { copyText } from '#lib/copyText.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import { useShownFocus } from '#lib/useTakeFocus.ts'
import { Button } from '#ui/Button.tsx'
import { LeaveGuard } from '#ui/LeaveGuard.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import styles from './SecondFactor.module.css'

interface Props {
  codes: readonly string[]
  texts: { title?: MessageId; warning: MessageId; kept: MessageId; leave: MessageId }
  onKept: () => void
}

export function KeptCodes({ codes, texts, onKept }: Props) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useShownFocus(box)
  const copy = async () =>
    (await copyText(codes.join('\n')))
      ? notify('success', text('otp.copied'))
      : notify('warning', text('otp.copyFailed'))
  return (
    <div ref={box} tabIndex={-1} className="noFocusRing">
      {texts.title && <h3>{text(texts.title)}</h3>}
      <Notice kind="warning" role="status">
        {text(texts.warning)}
      </Notice>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Row className="noPrint">
        <Button look="main" onClick={onKept}>
          {text(texts.kept)}
        </Button>
        <PrintButton label="recovery.print" />
        <Button onClick={copy}>{text('otp.copy')}</Button>
      </Row>
      <LeaveGuard when>{text(texts.leave)}</LeaveGuard>
    </div>
  )
}
