import type { UrgentHelp as Help } from '@directory/shared/searchHelp'
import { useCall } from '../../../lib/api.ts'
import { type MessageId, useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './Search.module.css'

interface Shown {
  number: string
  /** A page that says more, or `""`. */
  page: string
  title: MessageId
  sentence: MessageId
}

/** National emergency numbers, which the directory cannot change. */
const helps = {
  112: { number: '112', page: '', title: 'search.urgent.112', sentence: 'search.urgent.112Text' },
  116117: {
    number: '116 117',
    page: '',
    title: 'search.urgent.116117',
    sentence: 'search.urgent.116117Text',
  },
  seelsorge: {
    number: '0800 111 0 111',
    page: '',
    title: 'search.urgent.seelsorge',
    sentence: 'search.urgent.seelsorgeText',
  },
  110: { number: '110', page: '', title: 'search.urgent.110', sentence: 'search.urgent.110Text' },
} as const satisfies Record<Exclude<Help, 'pharmacies'>, Shown>

/** Whom to call at once, shown before everything else. */
export function UrgentHelpNotice({ help }: { help: Help }) {
  return help === 'pharmacies' ? <PharmaciesNotice /> : <HelpNotice {...helps[help]} />
}

/** Nothing where the association has taken both number and page out of its settings. */
function PharmaciesNotice() {
  const settings = useCall('GET /api/settings', {}).data
  if (!settings || (settings.pharmacyPhone === '' && settings.pharmacyPage === '')) return null
  const { pharmacyPhoneText, pharmacyPage } = settings
  const texts = { title: 'search.urgent.pharmacies', sentence: 'search.urgent.pharmaciesText' } as const
  return <HelpNotice number={pharmacyPhoneText} page={pharmacyPage} {...texts} />
}

function HelpNotice({ number, page, title, sentence }: Shown) {
  const text = useText()
  const actions = (
    <>
      {number !== '' && (
        <AnchorButton
          look="main"
          icon="phone"
          className={styles.call}
          href={`tel:${number.replace(/[^\d+]/g, '')}`}
        >
          {text('search.urgent.call', { number })}
        </AnchorButton>
      )}
      {page !== '' && (
        <AnchorButton href={page} rel="external noreferrer">
          {text('search.urgent.pharmaciesPage')}
        </AnchorButton>
      )}
    </>
  )
  return (
    <Notice kind="error" role="alert" title={text(title)} actions={actions}>
      {text(sentence)}
    </Notice>
  )
}
