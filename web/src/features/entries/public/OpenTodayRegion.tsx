import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/className.ts'
import { useMoment } from '../../../lib/moment.ts'
import styles from './DirectoryPage.module.css'

type Props = ComponentProps<'div'> & {
  /** True if only providers open today are wanted. */
  isFilterOn: boolean
}

/** Shows a list that may lose providers that the server has rendered, without moving meanwhile. */
export function OpenTodayRegion({ isFilterOn, className, ...rest }: Props) {
  // Until the moment is known, it is unknown who has closed for today.
  const isPending = useMoment(isFilterOn) === null && isFilterOn
  return (
    <div {...rest} className={classNames(isFilterOn && styles.ofToday, className)} data-waits={isPending} />
  )
}
