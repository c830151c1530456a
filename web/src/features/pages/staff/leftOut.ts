import type { Source } from '#shared/pageHtml/source'
import { tableSource } from '#shared/pageHtml/tableSource'

const leftOutKinds = ['pictures', 'media', 'forms', 'fonts', 'cells', 'heads', 'caption', 'blocks'] as const
export type LeftOut = (typeof leftOutKinds)[number]

const media = new Set(['video', 'audio', 'object', 'embed', 'svg', 'math', 'canvas', 'applet', 'iframe'])
const forms = new Set(['form', 'input', 'select', 'textarea', 'button'])

/** True for a picture that only the computer of the other program has. */
export const isOutOfReach = (address: string) => !/^(?:https?:|data:image\/|\/)/i.test(address)

export function leftOut(nodes: readonly Source[]) {
  const found = new Set<LeftOut>()
  const visit = (node: Source) => {
    const { tag = '', attributes, children } = node
    if (tag === 'img' && isOutOfReach(attributes.src ?? '')) found.add('pictures')
    if (media.has(tag)) found.add('media')
    if (forms.has(tag)) found.add('forms')
    if (tag === 'font' || /font-family|font-size/i.test(attributes.style ?? '')) found.add('fonts')
    const lost: string[] = []
    if (tag === 'table') tableSource(node, lost)
    for (const one of lost) found.add(kindOf(one))
    for (const child of children) visit(child)
  }
  for (const node of nodes) visit(node)
  return leftOutKinds.filter((kind) => found.has(kind))
}

function kindOf(lost: string): LeftOut {
  if (lost === 'cells over several') return 'cells'
  if (lost === 'caption') return 'caption'
  return lost === 'table without head' || lost === 'heads of rows' ? 'heads' : 'blocks'
}
