import { localeRows } from '@directory/shared/locales'
import { useCall } from '../lib/api.ts'
import { useLocale } from '../lib/intl.ts'

/** Shows when the association's telephone is answered; in English if its German words were understood. */
export function PhoneHours({ inBrackets = false }: { inBrackets?: boolean }) {
  const locale = useLocale()
  const { phoneHours = '', phoneHoursEn = '' } = useCall('GET /api/settings', {}).data ?? {}
  const isEnglish = localeRows[locale].words === 'en' && phoneHoursEn !== ''
  const hours = isEnglish ? phoneHoursEn : phoneHours
  if (hours === '') return null
  return <span lang={isEnglish ? undefined : 'de'}>{inBrackets ? `(${hours})` : hours}</span>
}
