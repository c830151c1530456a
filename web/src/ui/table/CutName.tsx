import { cutName } from '../../lib/table.ts'
import styles from './Table.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** Shortens a name visually; screen readers get all of it. */
export function CutName({ name }: { name: string }) {
  const cut = cutName(name)
  if (cut === name) return name
  return (
    <span className={styles.long} title={name}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
