import { routes } from '#shared/routes'
import { call, listed } from './calls.ts'

type Name = keyof typeof routes

/** Addresses in the demo content, for routes with parameters or with several variants. */
const samples: Partial<Record<Name, readonly string[]>> = {
  providerList: [routes.providerList.href('Friseure'), routes.providerList.href('Gibt-es-nicht')],
  provider: ['Quitten', 'Schwalben'].map((name) => routes.provider.href('Apotheken', `${name}-Apotheke`)),
  fastsearch: ['', '?q=Pflege', '?q=Herzinfarkt', '?q=xyzxyz'].map((query) => routes.fastsearch.path + query),
  addRequest: [routes.addRequest.href(), routes.addRequest.href({ name: 'Quitten-Apotheke' })],
  report: [routes.report.href('Apotheken', 'Quitten-Apotheke', '')],
  reportReceived: [routes.reportReceived.href('Apotheken', 'Quitten-Apotheke', '')],
  confirm: [routes.confirm.href('unbekannt')],
  paper: [routes.paper.href(), routes.paper.href({ town: 'Ebern' }), routes.paper.href({ of: 'list' })],
  // A PDF, or a page while there is none: smoke/paper.e2e.ts.
  booklet: [],
  // With an unknown link it redirects to the page before.
  confirmChange: [],
  // Not there before an Admin has confirmed it: full/accessibility.e2e.ts.
  accessibility: [],
  // Without scripts, for frames of other sites: cms/src/server/embed.test.ts.
  embedSearch: [],
  embedList: [],
  answer: [routes.answer.href('unbekannt')],
  objection: [routes.objection.href('unbekannt')],
  entryReceived: [routes.entryReceived.href('abcdefghij')],
}

/** Addresses of every public page in German; includes every new route automatically. */
export async function publicPages(): Promise<string[]> {
  const [top] = (await call('topcategories')) as { id: string }[]
  const addressesOf = { ...samples, topCategory: [routes.topCategory.href(top?.id ?? '')] }
  return [...addressesWhere(isPublic, addressesOf), '/gibt-es-nicht']
}

export async function staffPages(): Promise<string[]> {
  const [entry] = await listed('Friseure')
  const [news] = (await call('news')) as { nuuid: string }[]
  return addressesWhere((path) => path.startsWith('/edit'), {
    editEntry: [routes.editEntry.href('Friseure')],
    editEntryForm: [routes.editEntryForm.href(entry?.uuid ?? '')],
    editNewsForm: [routes.editNewsForm.href(news?.nuuid ?? '')],
    versions: [routes.versions.href('news', news?.nuuid ?? '')],
    editPages: [`${routes.editPages.path}?page=assistance`],
  })
}

function addressesWhere(isMeant: (path: string) => boolean, addressesOf: typeof samples): string[] {
  const names = (Object.keys(routes) as Name[]).filter((name) => isMeant(routes[name].path))
  const addresses = names.flatMap((name) => addressesOf[name] ?? [routes[name].path])
  const pattern = addresses.find((address) => address.includes(':'))
  if (pattern) throw new Error(`The page ${pattern} needs a sample address here`)
  return addresses
}

const isPublic = (path: string) => !path.startsWith('/edit') && path !== routes.logout.path
