import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { SearchField } from '../../search/door.ts'

const ignore = () => {}

/** Renders the search field; the results open in a window of the site. */
export default function EmbedSearch() {
  const text = useText()
  const { siteTitle } = useCall('GET /api/settings', {}).data ?? {}
  return (
    <search>
      <PageHeading>{siteTitle}</PageHeading>
      <form method="get" action={useLocalPath()(routes.fastsearch.path)}>
        <SearchField
          label={text('search.field')}
          hint={text('search.hint')}
          value=""
          onValue={ignore}
          onSearch={ignore}
        />
      </form>
    </search>
  )
}
