import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/className.ts'
import styles from './DirectoryPage.module.css'
import { useAwaitsMoment } from './useIsOpenToday.ts'

type Props = ComponentProps<'div'> & {
  /** True if only providers open today are wanted. */
  isAsked: boolean
}

/** Shows a list that may lose providers that the server has rendered, without moving meanwhile. */
export function OfToday({ isAsked, className, ...rest }: Props) {
  const waits = useAwaitsMoment(isAsked)
  return <div {...rest} className={classNames(isAsked && styles.ofToday, className)} data-waits={waits} />
}
