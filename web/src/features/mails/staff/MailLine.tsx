import type { ComponentProps, RefObject } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './MailPreview.module.css'
import type { MailPreview } from './MailPreview.tsx'

interface Props extends Pick<ComponentProps<typeof MailPreview>, 'mails'> {
  preview: RefObject<HTMLDivElement | null>
}

export function MailLine({ mails, preview }: Props) {
  const text = useText()
  const open = () => {
    const mail = preview.current?.querySelector('details')
    if (!mail) return
    mail.open = true
    mail.querySelector('summary')?.focus({ preventScroll: true })
    mail.scrollIntoView({ block: 'start' })
  }
  const to = mails === null || mails === 'failed' ? '' : mails.mails.map(({ to }) => to).join(', ')
  if (to === '') return null
  return (
    <Button look="quiet" icon="mail" className={styles.line} title={to} onClick={open}>
      <span>{text('mail_preview.open', { to })}</span>
    </Button>
  )
}
