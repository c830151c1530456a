import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import styles from '../../../ui/staff/Tools.module.css'

/** Links from the tools of a category to the import. */
export function ImportLink() {
  const text = useText()
  return (
    <div className={styles.tool}>
      <h3>{text('import.openTitle')}</h3>
      <p>{text('import.openHint')}</p>
      <LinkButton to={routes.importSheet.href()}>{text('import.open')}</LinkButton>
    </div>
  )
}
