import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'

/** Says how many providers were checked within a year. */
export function useCheckedText(): (all: { checked: number; total: number }) => string {
  const text = useText()
  return ({ checked, total }) =>
    text('edit.checkedShare', {
      checked,
      total,
      percent: total > 0 ? Math.floor((100 * checked) / total) : 0,
    })
}

/**
 * Links to the figures with a line on how fresh the directory is; hidden while that is unknown or the directory empty.
 */
export function CheckedShare() {
  const checkedText = useCheckedText()
  const { data } = useCall('GET /api/checkedshare', {})
  if (!data || data.all.total === 0) return null
  return (
    <p>
      <SiteLink to={routes.checked.href()}>{checkedText(data.all)}</SiteLink>
    </p>
  )
}
