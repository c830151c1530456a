import styles from './FormFault.module.css'

/** What is wrong, beside the button that was pressed: in a long dialog its field may be out of sight. */
export function FormFault({ message }: { message: string | false | null }) {
  return (
    <p role="alert" className={styles.fault}>
      {message}
    </p>
  )
}
