import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/className.ts'
import styles from './DirectoryPage.module.css'
import { useAwaitsMoment } from './useIsOpenToday.ts'

type Props = ComponentProps<'div'> & {
  /** Only those who are open today are wanted. */
  isAsked: boolean
}

/** A list that may lose some of those whom the server has shown, and does not move meanwhile. */
export function OfToday({ isAsked, className, ...rest }: Props) {
  const waits = useAwaitsMoment(isAsked)
  return <div {...rest} className={classNames(isAsked && styles.ofToday, className)} data-waits={waits} />
}
