import { cutName } from '#lib/table.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Table.module.css'

export function CutName({ name, lang }: { name: string; lang?: 'de' }) {
  const cut = cutName(name)
  if (cut === name) return <span lang={lang}>{name}</span>
  return (
    <span className={styles.long} title={name} lang={lang}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
