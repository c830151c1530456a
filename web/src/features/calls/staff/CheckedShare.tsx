import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'

/** Says how many of the providers were checked within a year. */
export function useCheckedText(): (all: { checked: number; total: number }) => string {
  const text = useText()
  return ({ checked, total }) =>
    text('edit.checkedShare', {
      checked,
      total,
      percent: total > 0 ? Math.floor((100 * checked) / total) : 0,
    })
}

/** How fresh the directory is, in a line that leads to the numbers; nothing where it is empty or nobody knows yet. */
export function CheckedShare() {
  const said = useCheckedText()
  const { data } = useCall('GET /api/checkedshare', {})
  if (!data || data.all.total === 0) return null
  return (
    <p>
      <SiteLink to={routes.checked.href()}>{said(data.all)}</SiteLink>
    </p>
  )
}
