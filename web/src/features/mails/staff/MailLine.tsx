import type { ComponentProps } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './MailPreview.module.css'
import type { MailPreview } from './MailPreview.tsx'

/** @param id of the preview to which it leads */
export function MailLine({ mails, id }: Pick<ComponentProps<typeof MailPreview>, 'mails' | 'id'>) {
  const text = useText()
  const open = () => {
    const mail = document.querySelector<HTMLDetailsElement>(`#${id} details`)
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
