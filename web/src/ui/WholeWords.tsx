import type { CSSProperties } from 'react'
import styles from './WholeWords.module.css'

/** Words with fewer letters fit into a line of any phone, and no browser hyphenates them. */
const minLetters = 10

export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map(({ length }) => length))

/** No hyphen parts its words, and on a phone it shrinks until the longest fits into a line. */
export function WholeWords({ children }: { children: string }) {
  const letters = longestWord(children)
  if (letters < minLetters) return children
  return (
    <span className={styles.whole} style={{ '--letters': letters } as CSSProperties}>
      {children}
    </span>
  )
}
