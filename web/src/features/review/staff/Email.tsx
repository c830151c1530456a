import styles from './Review.module.css'

/** An address that breaks where it can be read on. */
export function Email({ address }: { address: string }) {
  const [name = '', domain] = address.split('@')
  return (
    <span className={styles.email}>
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </span>
  )
}
