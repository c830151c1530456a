import { routes } from '@directory/shared/routes'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ReadAloud } from '../../../ui/aloud/ReadAloud.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { EditLink } from '../../../ui/EditLink.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LinkGroups } from './LinkGroups.tsx'
import { LinksRegion } from './LinksRegion.tsx'
import { regionInput } from './regionInput.ts'

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
      <Breadcrumb trail={[{ label: text('links.title') }]} aside={<ReadAloud />} />
      <PageHeading lead={text('links.lead')}>{text('links.title')}</PageHeading>
      <EditLink to={routes.editLinks.href()} />
      {settings && <LinksRegion region={region} settings={settings} />}
      {error && <ErrorNotice error={error} title={text('links.failed')} onRetry={retry} />}
      {loading && <Skeleton shape="cards" />}
      {data && <LinkGroups links={data} />}
    </>
  )
}
