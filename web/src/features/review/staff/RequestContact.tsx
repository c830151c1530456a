import { phoneHref } from '../../../lib/format.ts'
import { WebAddress } from '../../../ui/WebAddress.tsx'

export function RequestContact({ kind, value }: { kind: 'phone' | 'email'; value: string }) {
  const href = kind === 'phone' ? phoneHref(value) : value && `mailto:${value}`
  const shown = kind === 'phone' ? value : <WebAddress>{value}</WebAddress>
  return href ? <a href={href}>{shown}</a> : shown
}
