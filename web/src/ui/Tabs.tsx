import { LinkButton } from './Button.tsx'
import { Row } from './Row.tsx'
import styles from './Tabs.module.css'

interface Props {
  label: string
  items: readonly { to: string; label: string; here: boolean }[]
}

/** Links, so that each part of a page has its own address. */
export function Tabs({ label, items }: Props) {
  return (
    <Row as="nav" tight aria-label={label} className={styles.tabs}>
      {items.map(({ to, label: words, here }) => (
        <LinkButton key={to} to={to} aria-current={here ? 'page' : undefined} preventScrollReset>
          {words}
        </LinkButton>
      ))}
    </Row>
  )
}
