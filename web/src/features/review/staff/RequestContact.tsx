import { phoneHref } from '../../../lib/format.ts'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { WebAddress } from '../../../ui/WebAddress.tsx'

interface Props {
  kind: 'phone' | 'email'
  value: string
  /** A telephone number as the directory shows it, with its digits in groups. */
  shown?: string
}

export function RequestContact({ kind, value, shown = value }: Props) {
  const href = kind === 'phone' ? phoneHref(value) : value && `mailto:${value}`
  const words = kind === 'phone' ? <PhoneText>{shown}</PhoneText> : <WebAddress>{value}</WebAddress>
  return href ? <a href={href}>{words}</a> : words
}
