import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { usePathParams } from '#lib/pathParams.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { NamedCategory } from '../../categories/door.ts'
import { arrangeList, EntryList, noFilters, useEntryCards } from '../../entries/door.ts'

/** The site behind the link has filters and map. */
export default function EmbedList() {
  const text = useText()
  const { cat: category = '' } = usePathParams()
  const { siteTitle, region } = useSettings()
  const entries = useCall('GET /api/datafilteredcategory', { category }).data ?? []
  const unknownPlace = { origin: null, visitorLocation: null, district: null }
  const view = arrangeList(entries, { ...noFilters, group: '', q: '' }, region, unknownPlace)
  return (
    <div className="directory">
      <PageHeading>
        <NamedCategory name={category} />
      </PageHeading>
      {view.items.length === 0 && <p>{text('list.emptyTitle')}</p>}
      <EntryList view={view} renderCard={useEntryCards(entries)} town="" />
      <p>
        <LinkButton to={routes.providerList.href(category)}>
          {text('embed.more', { site: siteTitle })}
        </LinkButton>
      </p>
    </div>
  )
}
