import { classNames } from '#lib/className.ts'
import { phoneHref } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { defaultLocale } from '#shared/locales'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './ImportantNumbers.module.css'

/** Numbers that are the same in all of Germany, so their descriptions can be translated. */
const nationwideNumbers = ['112', '116117', '110', '08001110111'] as const

/** @param isShort two in a row and without hints in a narrow container */
export function ImportantNumbers({ isShort = false }: { isShort?: boolean }) {
  const text = useText()
  const locale = useLocale()
  const { importantNumbers: numbers } = useSettings()
  if (numbers.length === 0) return null
  return (
    <section
      className={classNames(styles.strip, isShort && styles.short)}
      aria-labelledby="important-numbers"
    >
      <h2 id="important-numbers" className={styles.heading}>
        {text('numbers.title')}
      </h2>
      <PlainList className={styles.list}>
        {numbers.map(({ label, phone, phoneText, hint }) => {
          const nationwideNumber = nationwideNumbers.find((number) => number === phone.replace(/\s/g, ''))
          const isTranslated = locale !== defaultLocale && nationwideNumber !== undefined
          return (
            <li key={label + phone} lang={isTranslated ? undefined : 'de'}>
              <a className={styles.number} href={phoneHref(phone) ?? undefined}>
                <span>{isTranslated ? text(`numbers.${nationwideNumber}`) : label}</span>{' '}
                <span className={styles.digits}>{phoneText}</span>
              </a>
              {isTranslated
                ? nationwideNumber !== '110' && (
                    <span className={styles.hint}>{text(`numbers.${nationwideNumber}.hint`)}</span>
                  )
                : hint && <span className={styles.hint}>{hint}</span>}
            </li>
          )
        })}
      </PlainList>
    </section>
  )
}
