import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { Row } from '#ui/Row.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MailButtons } from './MailButtons.tsx'
import styles from './Selection.module.css'
import { clearSelected, maxSelected, toggleSelection, useSelected } from './selection.ts'

/** Last on the page, so that all content can scroll clear of it. In a narrow container it is one line that opens. */
export function SelectionBar() {
  const text = useText()
  const selected = useSelected()
  if (selected.length === 0) return null
  return (
    <section className={styles.bar} aria-label={text('selection.title')}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Icon name="chevron" className="arrow" />
          {text('selection.count', { count: selected.length, max: maxSelected })}
        </summary>
        <PlainList className={styles.names}>
          {selected.map((one) => (
            <li key={one.uuid}>
              <span lang="de">{one.name}</span>
              <Button look="quiet" icon="close" onClick={() => toggleSelection(one)}>
                {text('selection.remove')}
                <VisuallyHidden>: {one.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </PlainList>
      </details>
      <Row tight className={styles.buttons}>
        <MailButtons />
        <Button look="quiet" onClick={clearSelected}>
          {text('selection.clear')}
        </Button>
      </Row>
    </section>
  )
}
