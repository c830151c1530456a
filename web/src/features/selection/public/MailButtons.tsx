import { notify } from '../../../lib/alerts.ts'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton, Button } from '../../../ui/Button.tsx'
import { CopyAddresses } from './CopyAddresses.tsx'
import { mailtoHref } from './selection.ts'
import { useSelected } from './useSelection.ts'

/** Writes to all selected providers in blind copy, by the visitor's mail program or by copying the addresses. */
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
