import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import type { UrgentHelp as Help } from '#shared/searchHelp'
import type { Settings } from '#shared/settings'
import { AnchorButton } from '#ui/Button.tsx'
import tones from '#ui/Tone.module.css'
import styles from './UrgentHelp.module.css'

/** National emergency numbers, which the directory cannot change. */
const urgentNumbers = {
  112: '112',
  116117: '116 117',
  seelsorge: '0800 111 0 111',
  110: '110',
} as const satisfies Record<Exclude<Help, 'pharmacies' | 'dentists'>, string>

/** In few lines, so that a provider is on the first screen, too. */
export function UrgentHelpNotice({ help }: { help: Help }) {
  const text = useText()
  const settings = useSettings()
  const isPharmacy = help === 'pharmacies'
  const page = isPharmacy ? settings.pharmacyPage : ''
  const number = numberOf(help, settings)
  // Nothing if the association has removed both.
  if (isPharmacy && number === '' && page === '') return null
  return (
    <div className={classNames(styles.urgent, tones.error)} role="alert">
      <p className={styles.urgentTitle}>{text(`urgent.${help}`)}</p>
      {number !== '' && (
        <AnchorButton
          look="main"
          icon="phone"
          className={styles.call}
          href={`tel:${number.replace(/[^\d+]/g, '')}`}
          aria-label={text('urgent.call', { number })}
        >
          {number}
        </AnchorButton>
      )}
      {page !== '' && (
        <a className={styles.urgentPage} href={page} rel="external noreferrer">
          {text('urgent.pharmaciesPage')}
        </a>
      )}
      {!isPharmacy && (help !== 'dentists' || number === '') && (
        <p className={styles.urgentText}>{text(`urgent.${help}Text`)}</p>
      )}
    </div>
  )
}

function numberOf(help: Help, settings: Settings) {
  if (help === 'pharmacies') return settings.pharmacyPhoneText
  if (help !== 'dentists') return urgentNumbers[help]
  return settings.importantNumbers.find(({ label }) => /zahn/i.test(label))?.phoneText ?? ''
}
