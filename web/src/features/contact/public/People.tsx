import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { Card } from '#ui/Card.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './People.module.css'

export function People() {
  const text = useText()
  const { people } = useSettings()
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people">
      <h2 id="people">{text('people.title')}</h2>
      <PlainList className={styles.list}>
        {people.map(({ name, task, picture }) => (
          <Card as="li" key={name + task} className={styles.person} lang="de">
            {picture && <img className={styles.picture} src={picture} alt="" width="96" height="96" />}
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {task && <span className={styles.task}>{task}</span>}
            </span>
          </Card>
        ))}
      </PlainList>
    </section>
  )
}
