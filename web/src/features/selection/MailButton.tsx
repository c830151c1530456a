import { AnchorButton, Button } from '../../components/Button.tsx'
import { notify } from '../../lib/alerts.ts'
import { useText } from '../../lib/intl.ts'
import { mailtoHref } from './selection.ts'
import { useSelected } from './useSelection.ts'

/** Opens the visitor's mail program with all of the shortlist in blind copy. */
export function MailButton() {
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
    <AnchorButton look="main" icon="mail" className="noPrint" href={mailtoHref(selected)}>
      {label}
    </AnchorButton>
  )
}
