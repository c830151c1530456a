import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { exampleQueries } from './exampleQueries.ts'

export function Examples() {
  const text = useText()
  const towns = useCall('GET /api/towns', {}).data ?? []
  const categories = useCall('GET /api/allcategories', {}).data ?? []
  const queries = exampleQueries(categories, towns)
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
