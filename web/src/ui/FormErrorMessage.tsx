import styles from './FormFault.module.css'

/** Shows an error beside the pressed button: in a long dialog its field may be out of sight. */
export function FormErrorMessage({ message }: { message: string | false | null }) {
  return (
    <p role="alert" className={styles.fault}>
      {message}
    </p>
  )
}
