import type { UrgentHelp as Help } from '@directory/shared/searchHelp'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import tones from '../../../ui/Tone.module.css'
import styles from './UrgentHelp.module.css'

/** National emergency numbers, which the directory cannot change. */
const urgentNumbers = {
  112: '112',
  116117: '116 117',
  seelsorge: '0800 111 0 111',
  110: '110',
} as const satisfies Record<Exclude<Help, 'pharmacies' | 'dentists'>, string>

export function UrgentHelpNotice({ help }: { help: Help }) {
  if (help === 'pharmacies') return <PharmaciesNotice />
  if (help === 'dentists') return <DentistsNotice />
  return <HelpNotice number={urgentNumbers[help]} title={`urgent.${help}`} sentence={`urgent.${help}Text`} />
}

function DentistsNotice() {
  const numbers = useCall('GET /api/settings', {}).data?.importantNumbers ?? []
  const number = numbers.find(({ label }) => /zahn/i.test(label))?.phoneText ?? ''
  return (
    <HelpNotice
      number={number}
      title="urgent.dentists"
      sentence={number === '' ? 'urgent.dentistsText' : undefined}
    />
  )
}

/** Nothing if the association has removed both. */
function PharmaciesNotice() {
  const settings = useCall('GET /api/settings', {}).data
  if (!settings || (settings.pharmacyPhone === '' && settings.pharmacyPage === '')) return null
  const { pharmacyPhoneText, pharmacyPage } = settings
  return <HelpNotice number={pharmacyPhoneText} page={pharmacyPage} title="urgent.pharmacies" />
}

interface Props {
  number: string
  /** Address of a page with more information. */
  page?: string
  title: MessageId
  sentence?: MessageId | undefined
}

/** In few lines, so that a provider is on the first screen, too. */
function HelpNotice({ number, page = '', title, sentence }: Props) {
  const text = useText()
  return (
    <div className={classNames(styles.urgent, tones.error)} role="alert">
      <p className={styles.urgentTitle}>{text(title)}</p>
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
      {sentence && <p className={styles.urgentText}>{text(sentence)}</p>}
    </div>
  )
}
