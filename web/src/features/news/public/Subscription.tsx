import { useContext } from 'react'
import { useLocale, useText } from '../../../lib/intl.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { WebAddress } from '../../../ui/WebAddress.tsx'
import { calendarHref } from './calendarHref.ts'
import styles from './News.module.css'

/** Lets a calendar follow the dates; absent if the site has no permanent address. */
export function Subscription() {
  const text = useText()
  const path = calendarHref(useLocale())
  const { publicUrl } = useContext(ServerState)
  if (publicUrl === undefined) return null
  return (
    <div className={`${styles.subscription} noPrint`}>
      {/* With this scheme a device opens its own calendar, which then requests the address. */}
      <AnchorButton href={publicUrl.replace(/^https?/, 'webcal') + path} icon="calendar" rel="nofollow">
        {text('news.subscribe')}
      </AnchorButton>
      <p>
        {text('news.subscribeText')} <WebAddress>{publicUrl + path}</WebAddress>
      </p>
    </div>
  )
}
