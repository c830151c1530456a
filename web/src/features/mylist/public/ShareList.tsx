import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './MyList.module.css'
import { hashOfIds, maxShared } from './sharedList.ts'

/** Hands the list on by a link: with the device's own menu or, where it has none, by copying. */
export function ShareList({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const localPath = useLocalPath()
  const [byHand, setByHand] = useState('')
  const share = async () => {
    const url = `${window.location.origin}${localPath(routes.myList.href())}#${hashOfIds(ids)}`
    if (ids.length > maxShared)
      notify('info', text('mylist.shareMax', { max: maxShared, count: ids.length - maxShared }))
    try {
      if (navigator.share) await navigator.share({ title: text('mylist.title'), url })
      else {
        await navigator.clipboard.writeText(url)
        notify('success', text('mylist.linkCopied'))
      }
    } catch (error) {
      // Whoever closes the menu has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setByHand(url)
    }
  }
  return (
    <>
      <Button icon="link" className="withScript" onClick={share}>
        {text('mylist.share')}
      </Button>
      {byHand && (
        <label className={`${styles.byHand} noPrint`}>
          {text('mylist.shareByHand')}
          <textarea key={byHand} ref={(field) => field?.select()} readOnly rows={3} value={byHand} />
        </label>
      )}
    </>
  )
}
