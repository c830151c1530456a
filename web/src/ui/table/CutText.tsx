import styles from './Table.module.css'

/** Shows two lines of a long text in a table, the whole in its tooltip. */
export function CutText({ children, lang }: { children: string; lang?: 'de' | undefined }) {
  return (
    <span className={styles.cut} title={children} lang={lang}>
      {children}
    </span>
  )
}
