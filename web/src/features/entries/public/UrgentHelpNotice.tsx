import type { UrgentHelp as Help } from '@directory/shared/searchHelp'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import tones from '../../../ui/Tone.module.css'
import styles from './UrgentHelp.module.css'

interface UrgentNumber {
  number: string
  /** `""` if there is none. */
  page: string
  title: MessageId
  sentence?: MessageId
}

/** National emergency numbers, which the directory cannot change. */
const urgentNumbers = {
  112: { number: '112', page: '', title: 'urgent.112', sentence: 'urgent.112Text' },
  116117: {
    number: '116 117',
    page: '',
    title: 'urgent.116117',
    sentence: 'urgent.116117Text',
  },
  seelsorge: {
    number: '0800 111 0 111',
    page: '',
    title: 'urgent.seelsorge',
    sentence: 'urgent.seelsorgeText',
  },
  110: { number: '110', page: '', title: 'urgent.110', sentence: 'urgent.110Text' },
} as const satisfies Record<Exclude<Help, 'pharmacies' | 'dentists'>, UrgentNumber>

export function UrgentHelpNotice({ help }: { help: Help }) {
  if (help === 'pharmacies') return <PharmaciesNotice />
  return help === 'dentists' ? <DentistsNotice /> : <HelpNotice {...urgentNumbers[help]} />
}

function DentistsNotice() {
  const numbers = useCall('GET /api/settings', {}).data?.importantNumbers ?? []
  const number = numbers.find(({ label }) => /zahn/i.test(label))?.phoneText ?? ''
  const sentence = number === '' ? { sentence: 'urgent.dentistsText' as const } : {}
  return <HelpNotice number={number} page="" title="urgent.dentists" {...sentence} />
}

/** Nothing if the association has removed both. */
function PharmaciesNotice() {
  const settings = useCall('GET /api/settings', {}).data
  if (!settings || (settings.pharmacyPhone === '' && settings.pharmacyPage === '')) return null
  const { pharmacyPhoneText, pharmacyPage } = settings
  return <HelpNotice number={pharmacyPhoneText} page={pharmacyPage} title="urgent.pharmacies" />
}

/** In few lines, so that a provider is on the first screen, too. */
function HelpNotice({ number, page, title, sentence }: UrgentNumber) {
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
