import type { OutputOf } from '@directory/shared/contract'
import { useLocale, useText } from '../../../lib/intl.ts'
import styles from './Words.module.css'

export type CategoryOverview = OutputOf<'GET /api/categoryoverview'>[number]

export function CategoryFacts({ overview }: { overview: CategoryOverview }) {
  const text = useText()
  const locale = useLocale()
  const { entries, pending, trash, topics } = overview
  const counts = [
    text('category.public', { count: entries }),
    ...(pending > 0 ? [text('category.waiting', { count: pending })] : []),
    ...(trash > 0 ? [text('category.trash', { count: trash })] : []),
  ]
  return (
    <>
      <p className={styles.number}>{counts.join(' · ')}</p>
      <p>
        {text('category.topic')}:{' '}
        {topics.length > 0 ? topics.map((topic) => topic[locale]).join(', ') : text('category.noTopic')}
      </p>
    </>
  )
}
