import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './MyList.module.css'

/** Shows a placeholder as high as the window, so that nothing visible moves later. */
export function ListPlaceholder() {
  return (
    <div className={`${styles.waiting} withScript`}>
      <Skeleton shape="cards" />
    </div>
  )
}
