import { routes } from '@directory/shared/routes'
import { useSearchParams } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { EditLink } from '../components/EditLink.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { LinkGroups } from '../features/links/LinkGroups.tsx'
import { LinksRegion } from '../features/links/LinksRegion.tsx'
import { regionInput } from '../features/links/linkGrouping.ts'
import { useCall } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'

export default function Links() {
  const text = useText()
  const [search] = useSearchParams()
  const { data: settings } = useCall('GET /api/settings', {})
  const region = search.get('region')
  const { data, error, loading, retry } = useCall(
    'GET /api/links',
    settings ? regionInput(region, settings) : null,
  )
  return (
    <>
      <Breadcrumb trail={[{ label: text('links.title') }]} />
      <PageHeading lead={text('links.lead')}>{text('links.title')}</PageHeading>
      <EditLink to={routes.editLinks.href()} />
      {settings && <LinksRegion region={region} settings={settings} />}
      {error && <ErrorNotice error={error} title={text('links.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {data && <LinkGroups links={data} />}
    </>
  )
}
