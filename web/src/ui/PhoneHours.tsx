import { useLocale } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { defaultLocale } from '#shared/locales'

/** Translated if the server understood the German words, else marked as German. */
export function PhoneHours({ inBrackets = false }: { inBrackets?: boolean }) {
  const locale = useLocale()
  const { phoneHours, phoneHoursIn } = useSettings()
  const translated = locale === defaultLocale ? '' : phoneHoursIn?.[locale]
  const hours = translated || phoneHours
  if (hours === '') return null
  return <span lang={translated ? undefined : 'de'}>{inBrackets ? `(${hours})` : hours}</span>
}
