import { Fragment } from 'react'
import styles from './WebAddress.module.css'

/** Breaks after punctuation, and within a word only if that is longer than a line. */
export function WebAddress({ children }: { children: string }) {
  const [first, ...parts] = children.match(/[^/.\-_?&=@]+[/.\-_?&=@]*|^[/.\-_?&=@]+/g) ?? []
  let position = 0
  return (
    <span className={styles.address} translate="no">
      {first}
      {parts.map((part) => {
        position += part.length
        return (
          <Fragment key={position}>
            <wbr />
            {part}
          </Fragment>
        )
      })}
    </span>
  )
}
