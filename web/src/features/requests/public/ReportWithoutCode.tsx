import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'

const normalised = (name: string) => name.trim().toLowerCase()

/** Offers visitors without a code a link to report errors of the provider with that name, if there is exactly one. */
export function ReportWithoutCode({ name }: { name: string }) {
  const text = useText()
  const isHydrated = useHydrated()
  const { data = [], loading } = useCall(
    'GET /api/searchFor',
    normalised(name) === '' ? null : { searchQuery: name },
  )
  const [entry, ...others] = data.filter((one) => normalised(one.name) === normalised(name))
  const to =
    entry && others.length === 0
      ? routes.report.href(entry.category, entry.name, entry.uuid)
      : `${routes.fastsearch.href()}${normalised(name) === '' ? '' : `?q=${encodeURIComponent(name.trim())}`}`
  // No link while the provider is looked up: a quick press would lead to the search instead of the form.
  return (
    <p>
      {text('change_request.noCode')}{' '}
      {!(loading && isHydrated) && (
        <SiteLink to={to} rel="nofollow">
          {text('provider.report')}
        </SiteLink>
      )}
    </p>
  )
}
