import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'

export function Examples({ queries }: { queries: readonly string[] }) {
  const text = useText()
  return (
    <section className="measure">
      <h2>{text('search.startTitle')}</h2>
      <p>{text('search.startText')}</p>
      {queries.length > 0 && (
        <>
          <p>{text('search.examples')}</p>
          <PlainList inRow lang="de">
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
