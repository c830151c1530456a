import { filePath } from '@directory/shared/filePath'
import { fold } from '@directory/shared/fold'
import { pageLabels } from '@directory/shared/page'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useCall } from '../../../lib/api.ts'

interface Target {
  kind: 'page' | 'category' | 'news' | 'file'
  name: string
  address: string
}

const maxFound = 6

const pages = {
  [routes.home.href()]: pageLabels.homepage.de,
  [routes.about.href()]: pageLabels.about.de,
  [routes.help.href()]: pageLabels.assistance.de,
  [routes.privacy.href()]: pageLabels.privacy.de,
  [routes.imprint.href()]: pageLabels.imprint.de,
}

/** What a link can lead to by its name. The names are German, as the pages are. */
export function useLinkTargets() {
  const [wanted, setWanted] = useState('')
  const { data: files } = useCall('GET /api/filedetails', {})
  const { data: news } = useCall('GET /api/news', {})
  const { data: categories } = useCall('GET /api/allcategories', {})
  const all: Target[] = [
    ...Object.entries(pages).map(([address, name]) => ({ kind: 'page' as const, name, address })),
    ...(categories ?? []).map((name) => ({
      ...{ kind: 'category' as const, name, address: routes.providerList.href(name) },
    })),
    ...(news ?? []).map(({ nuuid, title }) => ({
      ...{ kind: 'news' as const, name: title, address: `${routes.news.href()}#news-${nuuid}` },
    })),
    ...(files ?? []).map(({ name }) => ({ kind: 'file' as const, name, address: filePath(name) })),
  ]
  const said = fold(wanted.trim())
  const found = said === '' ? [] : all.filter(({ name }) => fold(name).includes(said)).slice(0, maxFound)
  return { found, wanted, setWanted }
}
