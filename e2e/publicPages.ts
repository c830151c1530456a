import { routes } from '@directory/shared/routes'
import { repeat } from '@directory/shared/testRepeat'

type Name = keyof typeof routes

/** Addresses in the demo content, for routes with parameters or with several variants. */
const samples: Partial<Record<Name, readonly string[]>> = {
  providerList: [routes.providerList.href('Friseure'), routes.providerList.href('Gibt-es-nicht')],
  provider: [
    routes.provider.href('Apotheken', 'Quitten-Apotheke'),
    routes.provider.href('Apotheken', 'Schwalben-Apotheke'),
  ],
  fastsearch: ['', '?q=Pflege', '?q=Herzinfarkt', '?q=xyzxyz'].map((query) => routes.fastsearch.path + query),
  addRequest: [routes.addRequest.href(), routes.addRequest.href({ name: 'Quitten-Apotheke' })],
  report: [routes.report.href('Apotheken', 'Quitten-Apotheke', '')],
  reportReceived: [routes.reportReceived.href('Apotheken', 'Quitten-Apotheke', '')],
  confirm: [routes.confirm.href('unbekannt')],
  paper: [routes.paper.href(), routes.paper.href({ town: 'Ebern' }), routes.paper.href({ of: 'list' })],
  // A PDF, or a page while there is none: paper.e2e.ts.
  booklet: [],
  // With an unknown link it redirects to the page before.
  confirmChange: [],
  // Not there before an Admin has confirmed it: accessibility.e2e.ts.
  accessibility: [],
  answer: [routes.answer.href('unbekannt')],
  objection: [routes.objection.href('unbekannt')],
  entryReceived: [routes.entryReceived.href('abcdefghij')],
}

/** Addresses of every public page in German; includes every new route automatically. */
export async function publicPages(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/topcategories`)
  const [top] = (await response.json()) as { id: string }[]
  const addressesOf = { ...samples, topCategory: [routes.topCategory.href(top?.id ?? '')] }
  const names = (Object.keys(routes) as Name[]).filter((name) => isPublic(routes[name].path))
  const addresses = names.flatMap((name) => addressesOf[name] ?? [routes[name].path])
  const pattern = addresses.find((address) => address.includes(':'))
  if (pattern) throw new Error(`The page ${pattern} needs a sample address here`)
  return [...addresses, '/gibt-es-nicht']
}

/**
 * For journeys that repeat another journey in another language or window: every eighth page, or all in the full run.
 */
export async function sampleOf(addresses: Promise<string[]>): Promise<string[]> {
  const interval = repeat(8, 1)
  return (await addresses).filter((_, i) => i % interval === 0)
}

const isPublic = (path: string) => !path.startsWith('/edit') && path !== routes.logout.path
