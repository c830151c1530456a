import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PlainList } from '../../components/PlainList.tsx'
import { Row } from '../../components/Row.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useText } from '../../lib/intl.ts'
import { MailButton } from './MailButton.tsx'
import styles from './Selection.module.css'
import { maxSelected } from './selection.ts'
import { clearSelected, useSelected, useToggleSelected } from './useSelection.ts'

/** Who is chosen for the mail; stays in sight at the lower edge while the list is being read. */
export function SelectionBar() {
  const text = useText()
  const selected = useSelected()
  const toggle = useToggleSelected()
  if (selected.length === 0) return null
  return (
    <section className={styles.bar} aria-label={text('selection.title')}>
      <details className={styles.who}>
        <summary className={styles.summary}>
          <Icon name="chevron" className={styles.marker} />
          {text('selection.count', { count: selected.length, max: maxSelected })}
        </summary>
        <PlainList className={styles.names}>
          {selected.map((one) => (
            <li key={one.uuid}>
              <span lang="de">{one.name}</span>
              <Button look="quiet" icon="close" onClick={() => toggle(one)}>
                {text('selection.remove')}
                <VisuallyHidden>: {one.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </PlainList>
      </details>
      <Row tight>
        <MailButton />
        <Button look="quiet" onClick={clearSelected}>
          {text('selection.clear')}
        </Button>
      </Row>
    </section>
  )
}
