import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './MyList.module.css'

/** As high as the window, so that nothing in sight moves when the list comes. */
export function Waiting() {
  return (
    <div className={`${styles.waiting} withScript`}>
      <Skeleton shape="cards" />
    </div>
  )
}
