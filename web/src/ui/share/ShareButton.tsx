import { useContext, useState } from 'react'
import { notify } from '../../lib/alerts.ts'
import { useLocalPath, useText } from '../../lib/intl.ts'
import { lazyPart } from '../../lib/lazyPage.tsx'
import { ServerState } from '../../lib/serverState.ts'
import { Button } from '../Button.tsx'

const { component: ShareMenu, retry: loadMenu } = lazyPart(() => import('./ShareMenu.tsx'))

interface Props {
  /** What is passed on, as its page calls it. */
  title: string
  /** Its (German) address on this site. */
  path: string
  /** Of a provider: whom nobody can send a link reads the number. */
  phone?: string
  /** `de` for a title that the association or a provider wrote. */
  lang?: 'de'
  /** Stands in place of the picture of the link where that would be too fine to be photographed. */
  insteadOfPicture?: string | undefined
  /** What the link does not carry, or who it is for. */
  hint?: string
}

/** Passes a link on: by the device's own menu or, where it has none, by one of ours. */
export function ShareButton({ title, path, phone, lang, insteadOfPicture, hint }: Props) {
  const text = useText()
  const localPath = useLocalPath()
  const { publicUrl } = useContext(ServerState)
  /** Null until the menu is needed. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const share = async () => {
    if (navigator.share)
      try {
        if (hint) notify('info', hint)
        return await navigator.share({ title, url: linkTo(localPath(path), publicUrl) })
      } catch (error) {
        // Whoever closes the device's menu has changed their mind.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    loadMenu().then(
      () => setOpen(true),
      () => notify('error', text('error.offline')),
    )
  }
  return (
    <>
      <Button
        icon="share"
        className="withScript noPrint"
        aria-haspopup="dialog"
        aria-label={`${text('share.button')}: ${title}`}
        onClick={share}
      >
        {text('share.button')}
      </Button>
      {isOpen !== null && (
        <ShareMenu
          open={isOpen}
          title={title}
          phone={phone}
          lang={lang}
          link={linkTo(localPath(path), publicUrl)}
          hasPicture={publicUrl !== undefined}
          insteadOfPicture={insteadOfPicture}
          hint={hint}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const linkTo = (path: string, publicUrl = window.location.origin) => publicUrl + path
