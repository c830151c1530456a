import { Fragment } from 'react'
import styles from './WebAddress.module.css'

/** A web address that is parted behind its signs, and inside its words only where even one of those is too long. */
export function WebAddress({ children }: { children: string }) {
  const [first, ...parts] = children.match(/[^/.\-_?&=]+[/.\-_?&=]*|^[/.\-_?&=]+/g) ?? []
  let at = 0
  return (
    <span className={styles.address} translate="no">
      {first}
      {parts.map((part) => {
        at += part.length
        return (
          <Fragment key={at}>
            <wbr />
            {part}
          </Fragment>
        )
      })}
    </span>
  )
}
