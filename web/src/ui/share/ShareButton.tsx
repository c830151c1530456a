import { type ComponentProps, type ComponentType, useContext, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { reloadFromServer } from '#lib/reloadFromServer.ts'
import { ServerState } from '#lib/serverState.ts'
import { Button } from '../Button.tsx'
import type { SharedLink } from './ShareMenu.tsx'

type Menu = ComponentType<ComponentProps<typeof import('./ShareMenu.tsx')['default']>>

interface Props extends Omit<SharedLink, 'link' | 'hasQrCode'> {
  /** (German) address of the page on this site. */
  path: string
}

export function ShareButton({ path, ...shared }: Props) {
  const { title, hint } = shared
  const text = useText()
  const { publicUrl } = useContext(ServerState)
  const localPath = useLocalPath()(path)
  const linkNow = () => (publicUrl ?? window.location.origin) + localPath
  /** Null until it is needed. */
  const [ShareMenu, setShareMenu] = useState<Menu | null>(null)
  const [isOpen, setOpen] = useState(false)
  const share = async () => {
    if (navigator.share)
      try {
        if (hint) notify('info', hint)
        return await navigator.share({ title, url: linkNow() })
      } catch (error) {
        // The user closed the device's menu and so cancelled.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    try {
      const { default: menu } = await import('./ShareMenu.tsx').catch(reloadFromServer)
      setShareMenu(() => menu)
      setOpen(true)
    } catch {
      notify('error', text('error.offline'))
    }
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
      {ShareMenu && (
        <ShareMenu
          {...shared}
          open={isOpen}
          link={linkNow()}
          hasQrCode={publicUrl !== undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
