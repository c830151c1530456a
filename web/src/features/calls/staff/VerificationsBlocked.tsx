import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { pageTitles } from '#shared/page'
import { Notice } from '#ui/Notice.tsx'

export function VerificationsBlocked() {
  const text = useText()
  const { data } = useCall('GET /api/verificationFigures', {})
  if (!data || data.inTheWay.length === 0) return null
  return (
    <div className="noPrint">
      <Notice kind="warning" role="alert" title={text('asks.restsTitle')}>
        {data.inTheWay.map(({ name, left }) => {
          const page = text(pageTitles[name])
          return (
            <p key={name}>{left === '' ? text('asks.empty', { page }) : text('asks.left', { page, left })}</p>
          )
        })}
        <p>{text('asks.restsText')}</p>
      </Notice>
    </div>
  )
}
