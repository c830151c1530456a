import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { notify } from '../../lib/alerts.ts'
import { classNames } from '../../lib/className.ts'
import { useText } from '../../lib/intl.ts'
import styles from './Selection.module.css'
import { mailtoHref } from './selection.ts'
import { useSelected } from './useSelection.ts'

/** Opens the visitor's mail program with all chosen providers in blind copy. */
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
    <a className={classNames(styles.mail, 'noPrint')} href={mailtoHref(selected)}>
      <Icon name="mail" />
      {label}
    </a>
  )
}
