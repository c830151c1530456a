import styles from './FormFault.module.css'

/** In a long dialog the field may be out of sight. */
export function FormErrorMessage({ message }: { message: string | false | null }) {
  return (
    <p role="alert" className={styles.fault}>
      {message}
    </p>
  )
}
