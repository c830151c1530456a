import { useLocalPath, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SearchField } from '../../search/door.ts'

const ignore = () => {}

export default function EmbedSearch() {
  const text = useText()
  const { siteTitle } = useSettings()
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
