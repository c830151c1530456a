import { defaultLocale } from '@directory/shared/locales'
import { useCall } from '../lib/api.ts'
import { useLocale } from '../lib/intl.ts'

/** Translated if its German words were understood. */
export function PhoneHours({ inBrackets = false }: { inBrackets?: boolean }) {
  const locale = useLocale()
  const { phoneHours = '', phoneHoursIn } = useCall('GET /api/settings', {}).data ?? {}
  const translated = locale === defaultLocale ? '' : phoneHoursIn?.[locale]
  const hours = translated || phoneHours
  if (hours === '') return null
  return <span lang={translated ? undefined : 'de'}>{inBrackets ? `(${hours})` : hours}</span>
}
