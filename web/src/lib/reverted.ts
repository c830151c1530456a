import type { OutputOf } from '@directory/shared/contract'
import { notify } from './alerts.ts'
import { useText } from './intl.ts'

export type Reverted = OutputOf<'POST /api/undo'>
/** From the trash or by undoing an operation. */
export type Restored = Pick<Reverted, 'name' | 'category' | 'formerCategory'> &
  Partial<Pick<Reverted, 'kind' | 'count' | 'left' | 'mailsSent'>>

function useRevertedText(): (reverted: Restored) => string {
  const text = useText()
  return ({ name, category, formerCategory, kind = 'trash', count = 0, mailsSent = 0 }) => {
    const mailsSentText = mailsSent > 0 ? [text('decision.mailsSent', { count: mailsSent })] : []
    if (name === '' && count > 0) return [text('undo.several', { count }), ...mailsSentText].join(' ')
    if (kind === 'decision') return [text('undo.decision', { name }), ...mailsSentText].join(' ')
    if (kind === 'settings') return text('undo.settings')
    if (kind === 'merge') return text('undo.merge', { name })
    if (kind === 'different') return text('undo.different')
    if (kind === 'confirm' || kind === 'call' || kind === 'optOut') return text('undo.checked', { name })
    if (kind === 'import') return text('undo.import', { name })
    if (kind === 'move') return text('undo.moved', { name, count })
    if (kind === 'rename') return text('undo.renamed', { name })
    if (kind === 'change' || kind === 'replace' || kind === 'words' || kind === 'topic')
      return text('undo.changed', { name })
    if (formerCategory !== '') return text('undo.categoryGone', { name, category, former: formerCategory })
    return category === '' ? text('undo.back', { name }) : text('undo.backIn', { name, category })
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
