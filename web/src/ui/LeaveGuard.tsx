import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'
import { useText } from '#lib/intl.ts'
import { navigation } from '#lib/navigation.ts'
import { splitLocale } from '#shared/locales'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  when: boolean
  children: string
}

export function LeaveGuard({ when, children }: Props) {
  // The router asks only one blocker, so a form without input has none.
  return when ? <Blocker>{children}</Blocker> : null
}

/** The same form in another language keeps its input. */
const leavesForm: BlockerFunction = ({ currentLocation, nextLocation }) =>
  splitLocale(currentLocation.pathname).path !== splitLocale(nextLocation.pathname).path

function askBeforeUnload(event: BeforeUnloadEvent) {
  if (!navigation.isRestoring) event.preventDefault()
}

function Blocker({ children }: Pick<Props, 'children'>) {
  const text = useText()
  const blocker = useBlocker(leavesForm)
  useBeforeUnload(askBeforeUnload)
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={text('request.leaveTitle')}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button look="main" onClick={() => blocker.reset?.()}>
            {text('request.stay')}
          </Button>
          <Button onClick={() => blocker.proceed?.()}>{text('request.leave')}</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
