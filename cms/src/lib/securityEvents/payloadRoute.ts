import type { Payload } from 'payload'

const root = '/cms/api'

/** Without ids and names of files. */
export function payloadRoute({ collections, config }: Payload, pathname: string) {
  const [first = '', second = ''] = pathname.slice(root.length + 1).split('/')
  if (Object.hasOwn(collections, first)) return `${root}/${first}`
  if (first === 'globals' && config.globals.some(({ slug }) => slug === second))
    return `${root}/globals/${second}`
  if (first === 'contract') return `${root}/contract`
  const isOwn = config.endpoints.some(({ path }) => path.split('/')[1] === first && !path.includes(':'))
  return isOwn ? `${root}/${first}` : `${root}/*`
}
