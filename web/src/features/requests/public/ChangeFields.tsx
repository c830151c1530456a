import { changeLimits, isMalformedToken } from '@directory/shared/changeRules'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { ChangeValues } from './changeValues.ts'

export function WhoFields({
  onTokenLeft,
  ...fields
}: FormFields<ChangeValues> & { onTokenLeft: () => void }) {
  const text = useText()
  const control = controlsOf('change', fields, changeLimits)
  return (
    <>
      <TextField {...control('name')} label={text('change_request.name')} autoComplete="organization" />
      <TextField
        {...control('email')}
        type="email"
        label={text('change_request.email')}
        hint={text('change_request.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...control('token')}
        label={text('change_request.token')}
        hint={text('change_request.tokenHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={onTokenLeft}
      />
      {fields.errors.token && isMalformedToken(fields.values.token) && (
        <ReportWithoutCode name={fields.values.name} />
      )}
    </>
  )
}

const normalised = (name: string) => name.trim().toLowerCase()

/** Offers visitors without a code a link to report errors of the provider with that name, if there is exactly one. */
function ReportWithoutCode({ name }: { name: string }) {
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
