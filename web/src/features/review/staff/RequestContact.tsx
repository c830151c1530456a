import { phoneHref } from '../../../lib/format.ts'
import { MailAddress } from './MailAddress.tsx'

export function RequestContact({ kind, value }: { kind: 'phone' | 'email'; value: string }) {
  const href = kind === 'phone' ? phoneHref(value) : `mailto:${value}`
  const shown = kind === 'phone' ? value : <MailAddress address={value} />
  return href && value !== '' ? <a href={href}>{shown}</a> : shown
}
