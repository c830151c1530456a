import { PlainList } from '../../components/PlainList.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Categories.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { groupByLetter, noLetter } from './grouping.ts'

const anchor = (letter: string) => (letter === noLetter ? 'letter-0' : `letter-${letter}`)

/** Categories under their first letters, with an index to jump by. */
export function CategoryIndex({ categories }: { categories: readonly string[] }) {
  const text = useText()
  const groups = groupByLetter(categories, (category) => category)
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
        <section key={key} className={styles.group} id={anchor(key)} aria-labelledby={`${anchor(key)}-title`}>
          <h3 id={`${anchor(key)}-title`}>{key}</h3>
          <CategoryLinks categories={items} />
        </section>
      ))}
    </>
  )
}
