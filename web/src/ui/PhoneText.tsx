import styles from './PhoneText.module.css'

const number = /(\+?\(?\d(?:[\d\s().-]|\/(?=\d))*\d)/

/** A telephone number as it is shown: lines break around it, between two of them and before remarks, never within. */
export function PhoneText({ children }: { children: string }) {
  return children.split(number).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ),
  )
}
