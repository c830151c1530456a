import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './Examples.module.css'

export function Examples({ queries }: { queries: readonly string[] }) {
  const text = useText()
  return (
    <section className={styles.start}>
      <h2>{text('search.startTitle')}</h2>
      <p>{text('search.startText')}</p>
      {queries.length > 0 && (
        <>
          <p>{text('search.examples')}</p>
          <PlainList inRow className={styles.examples} lang="de">
            {queries.map((query) => (
              <li key={query}>
                <LinkButton to={`${routes.fastsearch.href()}?q=${encodeURIComponent(query)}`} icon="search">
                  {query}
                </LinkButton>
              </li>
            ))}
          </PlainList>
        </>
      )}
    </section>
  )
}
