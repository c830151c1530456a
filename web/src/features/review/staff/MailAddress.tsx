import styles from './Review.module.css'

/** Shows a mail address that breaks at readable places. */
export function MailAddress({ address }: { address: string }) {
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
