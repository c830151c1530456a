import type { CategoryInfo } from '@directory/shared/category'
import { classNames } from '../../../lib/className.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './Categories.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { groupByLetter, noLetter } from './grouping.ts'

const anchorOf = (letter: string) => (letter === noLetter ? 'letter-0' : `letter-${letter}`)

/** Lists categories by first letter, with links to jump to a letter. */
export function CategoryIndex({ categories }: { categories: readonly CategoryInfo[] }) {
  const text = useText()
  const isEnglish = useLocale() === 'en'
  const groups = groupByLetter(categories, ({ name, nameEn }) => (isEnglish && nameEn) || name)
  return (
    <>
      <nav aria-label={text('categories.letters')}>
        <PlainList className={styles.letters}>
          {groups.map(({ key }) => (
            <li key={key}>
              <a className={styles.letter} href={`#${anchorOf(key)}`}>
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
          id={anchorOf(key)}
          aria-labelledby={`${anchorOf(key)}-title`}
        >
          <h3 id={`${anchorOf(key)}-title`}>{key}</h3>
          <CategoryLinks categories={items} />
        </section>
      ))}
    </>
  )
}
