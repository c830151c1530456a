import { useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { copyText } from '#lib/copyText.ts'
import { useText } from '#lib/intl.ts'
import { AnchorButton, Button } from '#ui/Button.tsx'
import styles from './Selection.module.css'
import { addressList, mailtoHref, type Selected, useSelected } from './selection.ts'

export function MailButtons() {
  const text = useText()
  const selected = useSelected()
  const label = text('selection.mail', { count: selected.length })
  if (selected.length === 0) {
    return (
      <Button className="withScript" icon="mail" onClick={() => notify('info', text('selection.empty'))}>
        {label}
      </Button>
    )
  }
  return (
    <>
      <AnchorButton look="main" icon="mail" className="noPrint" href={mailtoHref(selected)}>
        {label}
      </AnchorButton>
      <CopyAddresses selected={selected} />
    </>
  )
}

/** If no mail program opens. If the browser forbids copying, shows a field to copy from. */
function CopyAddresses({ selected }: { selected: readonly Selected[] }) {
  const text = useText()
  const [showsField, setShowsField] = useState(false)
  const addresses = addressList(selected)
  const copy = async () => {
    const isCopied = await copyText(addresses)
    setShowsField(!isCopied)
    if (isCopied) notify('success', text('selection.copied', { count: selected.length }))
  }
  return (
    <>
      <Button onClick={copy}>{text('selection.copy')}</Button>
      {showsField && (
        <label className={styles.byHand}>
          {text('selection.copyField')}
          <textarea
            // A new field for new addresses, so that all of them are selected.
            key={addresses}
            ref={(field) => field?.select()}
            readOnly
            rows={2}
            value={addresses}
          />
        </label>
      )}
    </>
  )
}
