import type { HTMLAttributes } from 'react'
import { classNames } from '#lib/className.ts'
import styles from './PlainList.module.css'
import rowStyles from './Row.module.css'

interface Props extends HTMLAttributes<HTMLUListElement> {
  inRow?: boolean
}

export function PlainList({ inRow = false, className, ...rest }: Props) {
  return (
    <ul
      {...rest}
      className={classNames(styles.list, inRow && `${rowStyles.row} ${rowStyles.tight}`, className)}
    />
  )
}

export function Lines({ of, ...rest }: { of: readonly string[] } & Props) {
  return (
    <PlainList {...rest}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </PlainList>
  )
}
