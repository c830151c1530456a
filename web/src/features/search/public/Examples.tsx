import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { PlainList } from '#ui/PlainList.tsx'

export function Examples() {
  const text = useText()
  const towns = useCall('GET /api/towns', {}).data ?? []
  const categories = useCall('GET /api/allcategories', {}).data ?? []
  // Three categories and a town, which find something.
  const some = [0.25, 0.5, 0.75].map((part) => categories[Math.floor(categories.length * part)])
  const all = [...some, towns[Math.floor(towns.length / 2)]?.city]
  const queries = [...new Set(all)].filter((query) => query !== undefined)
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
