import type { OutputOf } from '@directory/shared/contract'
import { useText } from './intl.ts'

type Undone = OutputOf<'POST /api/undo'>
/** What came back, whether from the trash or by taking back an act. */
export type Restored = Pick<Undone, 'name' | 'category' | 'formerCategory'> &
  Partial<Pick<Undone, 'kind' | 'mailsSent'>>

/** Says what taking back has done, in a sentence or two. */
export function useUndoneText(): (undone: Restored) => string {
  const text = useText()
  return ({ name, category, formerCategory, kind = 'trash', mailsSent = 0 }) => {
    if (mailsSent > 0) return `${text('undo.done')} ${text('decision.mailsSent', { count: mailsSent })}`
    if (kind !== 'trash') return text('undo.done')
    if (formerCategory !== '') return text('undo.categoryGone', { name, category, former: formerCategory })
    return category === '' ? text('undo.back', { name }) : text('undo.backIn', { name, category })
  }
}
