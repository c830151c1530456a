import type { HTMLAttributes } from 'react'
import { classNames } from '../lib/className.ts'
import styles from './PlainList.module.css'
import row from './Row.module.css'

interface Props extends HTMLAttributes<HTMLUListElement> {
  /** As a `Row`, in which things stand close. */
  inRow?: boolean
}

/** A list without signs and distances of its own. */
export function PlainList({ inRow = false, className, ...rest }: Props) {
  return <ul {...rest} className={classNames(styles.list, inRow && `${row.row} ${row.tight}`, className)} />
}
