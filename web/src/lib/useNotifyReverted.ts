import type { OutputOf } from '#shared/contract'
import { notify } from './alerts.ts'
import { type MessageId, useText } from './intl.ts'

export type Reverted = OutputOf<'POST /api/undo'>
/** From the trash or by undoing an operation. */
type Restored = Pick<Reverted, 'name' | 'category' | 'formerCategory'> &
  Partial<Pick<Reverted, 'kind' | 'count' | 'left' | 'mailsSent'>>

const words: Partial<Record<Reverted['kind'], MessageId>> = {
  call: 'undo.checked',
  change: 'undo.changed',
  confirm: 'undo.checked',
  decision: 'undo.decision',
  different: 'undo.different',
  import: 'undo.import',
  merge: 'undo.merge',
  move: 'undo.moved',
  optOut: 'undo.checked',
  rename: 'undo.renamed',
  replace: 'undo.changed',
  settings: 'undo.settings',
  topic: 'undo.changed',
  words: 'undo.changed',
}

function useRevertedText(): (reverted: Restored) => string {
  const text = useText()
  return ({ name, category, formerCategory: former, kind = 'trash', count = 0, mailsSent = 0 }) => {
    const restored = former !== '' ? 'undo.categoryGone' : category === '' ? 'undo.back' : 'undo.backIn'
    const id = name === '' && count > 0 ? 'undo.several' : (words[kind] ?? restored)
    const said = text(id, { name, category, former, count })
    return mailsSent > 0 ? `${said} ${text('decision.mailsSent', { count: mailsSent })}` : said
  }
}

export function useNotifyReverted(): (reverted: Restored) => void {
  const text = useText()
  const revertedText = useRevertedText()
  return (reverted) => {
    const left = (reverted.left ?? []).map(({ name }) => name || text('undo.gone')).join(', ')
    notify('success', [revertedText(reverted), ...(left ? [text('undo.left'), left] : [])].join(' '))
  }
}
