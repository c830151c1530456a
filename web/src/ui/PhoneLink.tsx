import { phoneHref } from '#lib/format.ts'
import { PhoneText } from './PhoneText.tsx'

/** Cannot be pressed if no number is read in it. */
export function PhoneLink({ phone, shown }: { phone: string; shown: string }) {
  const href = phoneHref(phone)
  const number = <PhoneText>{shown}</PhoneText>
  return href ? (
    <a href={href} className="press">
      {number}
    </a>
  ) : (
    <strong lang="de">{number}</strong>
  )
}
