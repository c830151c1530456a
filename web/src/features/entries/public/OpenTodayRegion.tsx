import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/className.ts'
import styles from './DirectoryPage.module.css'
import { useIsMomentPending } from './useIsOpenToday.ts'

type Props = ComponentProps<'div'> & {
  /** True if only providers open today are wanted. */
  isFilterOn: boolean
}

/** Shows a list that may lose providers that the server has rendered, without moving meanwhile. */
export function OpenTodayRegion({ isFilterOn, className, ...rest }: Props) {
  const isPending = useIsMomentPending(isFilterOn)
  return (
    <div {...rest} className={classNames(isFilterOn && styles.ofToday, className)} data-waits={isPending} />
  )
}
