import { useId } from 'react'
import { useText } from '#lib/intl.ts'
import { providersInDistrict } from '#shared/providersInDistrict'
import type { FoundCategory } from '#shared/searchHelp'
import { CategoryLinks } from '../../entries/door.ts'
import styles from './Search.module.css'

type Props = { title: string; categories: readonly FoundCategory[] }

export function MeantCategories({ title, categories }: Props) {
  const text = useText()
  const id = useId()
  const counted = categories.map(({ outside = 0, ...category }) => ({
    ...category,
    providers: providersInDistrict({ ...category, outside }),
    note: outside > 0 ? `, ${text('search.outside', { count: outside })}` : '',
  }))
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <CategoryLinks categories={counted} />
    </section>
  )
}
