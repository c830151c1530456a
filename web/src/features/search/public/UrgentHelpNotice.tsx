import type { UrgentHelp as Help } from '@directory/shared/searchHelp'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './Search.module.css'

/** National emergency numbers, which the directory cannot change. */
const helps = {
  112: { number: '112', title: 'search.urgent.112', sentence: 'search.urgent.112Text' },
  116117: { number: '116 117', title: 'search.urgent.116117', sentence: 'search.urgent.116117Text' },
  seelsorge: {
    number: '0800 111 0 111',
    title: 'search.urgent.seelsorge',
    sentence: 'search.urgent.seelsorgeText',
  },
  110: { number: '110', title: 'search.urgent.110', sentence: 'search.urgent.110Text' },
} as const satisfies Record<Help, object>

/** An emergency number to call, shown before everything else. */
export function UrgentHelpNotice({ help }: { help: Help }) {
  const text = useText()
  const { number, title, sentence } = helps[help]
  return (
    <Notice
      kind="error"
      role="alert"
      title={text(title)}
      actions={
        <AnchorButton
          look="main"
          icon="phone"
          className={styles.call}
          href={`tel:${number.replaceAll(' ', '')}`}
        >
          {text('search.urgent.call', { number })}
        </AnchorButton>
      }
    >
      {text(sentence)}
    </Notice>
  )
}
