import styles from './PhoneText.module.css'

const number = /(\+?\(?\d(?:[\d\s().-]|\/(?=\d))*\d)/

/** Shows a telephone number. Lines break between numbers and before remarks, never within a number. */
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
