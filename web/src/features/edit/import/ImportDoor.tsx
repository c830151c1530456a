import { routes } from '@directory/shared/routes'
import { LinkButton } from '../../../components/Button.tsx'
import { useText } from '../../../lib/intl.ts'
import styles from '../entries/CategoryTools.module.css'

/** The way from the tools of a category to the import. */
export function ImportDoor() {
  const text = useText()
  return (
    <div className={styles.tool}>
      <h3>{text('import.openTitle')}</h3>
      <p>{text('import.openHint')}</p>
      <LinkButton to={routes.importSheet.href()}>{text('import.open')}</LinkButton>
    </div>
  )
}
