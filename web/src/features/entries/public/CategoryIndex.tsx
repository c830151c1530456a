import type { CategoryInfo } from '@directory/shared/category'
import { classNames } from '../../../lib/className.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './Categories.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { groupByLetter, noLetter } from './grouping.ts'

const anchor = (letter: string) => (letter === noLetter ? 'letter-0' : `letter-${letter}`)

/** Lists categories by first letter, with links to jump to a letter. */
export function CategoryIndex({ categories }: { categories: readonly CategoryInfo[] }) {
  const text = useText()
  const english = useLocale() === 'en'
  const groups = groupByLetter(categories, ({ name, nameEn }) => (english && nameEn) || name)
  return (
    <>
      <nav aria-label={text('categories.letters')}>
        <PlainList className={styles.letters}>
          {groups.map(({ key }) => (
            <li key={key}>
              <a className={styles.letter} href={`#${anchor(key)}`}>
                {key}
              </a>
            </li>
          ))}
        </PlainList>
      </nav>
      {groups.map(({ key, items }) => (
        <section
          key={key}
          className={classNames(styles.group, items.length === 1 && styles.single)}
          id={anchor(key)}
          aria-labelledby={`${anchor(key)}-title`}
        >
          <h3 id={`${anchor(key)}-title`}>{key}</h3>
          <CategoryLinks categories={items} />
        </section>
      ))}
    </>
  )
}
