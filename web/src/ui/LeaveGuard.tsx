import { splitLocale } from '@directory/shared/routes'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../lib/intl.ts'
import { navigation } from '../lib/navigation.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  /** True if something was typed and not sent. */
  when: boolean
  /** The consequence of leaving, in words. */
  children: string
}

/** Asks before a form with unsent input is left for another page or site. */
export function LeaveGuard({ when, children }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const currentPath = splitLocale(pathname).path
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!when) return
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!navigation.isRestoring) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBeforeUnload)
    const removeGuard = navigation.guard((target, step) => {
      // The same form in another language keeps its input.
      if (splitLocale(target.pathname).path === currentPath) step()
      else setProceed(() => step)
    })
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload)
      removeGuard()
    }
  }, [when, currentPath])
  return (
    <Dialog
      open={proceed !== null}
      title={text('request.leaveTitle')}
      onClose={() => setProceed(null)}
      actions={
        <>
          <Button look="main" onClick={() => setProceed(null)}>
            {text('request.stay')}
          </Button>
          <Button
            onClick={() => {
              setProceed(null)
              proceed?.()
            }}
          >
            {text('request.leave')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
