import { routes } from '@directory/shared/routes'
import type { Town } from '@directory/shared/town'
import { LinkButton } from '../../components/Button.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Search.module.css'

/** Words that will find something, taken from the directory itself: three categories and a town. */
export function exampleQueries(categories: readonly string[], towns: readonly Town[]): string[] {
  const at = (part: number) => categories[Math.floor(categories.length * part)]
  const found = [at(0.25), at(0.5), at(0.75), towns[Math.floor(towns.length / 2)]?.city]
  return [...new Set(found)].filter((one) => one !== undefined)
}

export function Examples({ queries }: { queries: readonly string[] }) {
  const text = useText()
  return (
    <section className={styles.start}>
      <h2>{text('search.startTitle')}</h2>
      <p>{text('search.startText')}</p>
      {queries.length > 0 && (
        <>
          <p>{text('search.examples')}</p>
          <ul className={styles.examples} lang="de">
            {queries.map((query) => (
              <li key={query}>
                <LinkButton to={`${routes.fastsearch.href()}?q=${encodeURIComponent(query)}`} icon="search">
                  {query}
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
