import { useState } from 'react'
import { renderSVG } from 'uqr'
import { copyText } from '#lib/copyText.ts'
import { useText } from '#lib/intl.ts'
import { AnchorButton, Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { PlainList } from '../PlainList.tsx'
import { TextAreaField } from '../TextAreaField.tsx'
import styles from './ShareMenu.module.css'

export interface SharedLink {
  title: string
  /** For people who cannot receive a link. */
  phone?: string
  lang?: 'de'
  /** Absolute address. */
  link: string
  /** False if the site has no known address: a QR code of the link would not work elsewhere. */
  hasQrCode: boolean
  /** Instead of a QR code too fine to be photographed. */
  noQrCode?: string
  hint?: string
}

interface Props extends SharedLink {
  open: boolean
  onClose: () => void
}

export default function ShareMenu({ open, onClose, ...sharedLink }: Props) {
  const text = useText()
  const { title, phone, lang, link, hasQrCode, noQrCode, hint } = sharedLink
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async () => setCopied(await copyText(link))
  const message = encodeURIComponent([title, phone, link].filter(Boolean).join('\r\n'))
  return (
    <Dialog
      open={open}
      title={text('share.button')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('share.close')}</Button>}
    >
      <p lang={lang}>{title}</p>
      {hint && <p>{hint}</p>}
      <PlainList inRow className={styles.buttons}>
        <li>
          <AnchorButton icon="mail" href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
            {text('share.mail')}
          </AnchorButton>
        </li>
        <li>
          <AnchorButton icon="mobile" href={`sms:?&body=${message}`}>
            {text('share.sms')}
          </AnchorButton>
        </li>
        <li>
          <Button icon="link" onClick={copy}>
            {text('share.copy')}
          </Button>
        </li>
      </PlainList>
      <div role="status">{isCopied && <p>{text('share.copied')}</p>}</div>
      {isCopied === false && (
        <TextAreaField
          label={text('share.byHand')}
          ref={(field) => field?.select()}
          readOnly
          rows={3}
          value={link}
        />
      )}
      {hasQrCode && noQrCode && <p>{noQrCode}</p>}
      {hasQrCode && !noQrCode && (
        <figure className={styles.figure}>
          <figcaption>{text('share.pictureHint')}</figcaption>
          {/* Dark on light in dark mode, too, because many cameras read nothing else. */}
          <img
            className={styles.qrCode}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 4 }))}`}
            alt={text('share.picture')}
          />
        </figure>
      )}
    </Dialog>
  )
}
