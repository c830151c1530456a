import type { TopCategory } from '@directory/shared/category'
import { useLooseText } from '../../../lib/intl.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import styles from './Categories.module.css'

/** A topic's heading with its picture and, if the association wrote one, a sentence. */
export function TopicHead({ topic: { title, image } }: { topic: TopCategory }) {
  const label = useLooseText()
  const key = `${title}.sentence`
  const sentence = label(key)
  return (
    <div className={styles.head}>
      <img src={image} alt="" width="320" height="200" />
      <div className={styles.headWords}>
        <PageHeading lead={sentence === key ? undefined : sentence}>{label(title)}</PageHeading>
      </div>
    </div>
  )
}
