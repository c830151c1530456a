import type { ImportSummary } from '@directory/shared/contract/imports'
import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'

/** Shows what rows would change in their categories, and where they contradict each other. */
export function CategoryNotices({
  data: { categoryChanges, categoryDoubts },
}: {
  data: Pick<ImportSummary, 'categoryChanges' | 'categoryDoubts'>
}) {
  const text = useText()
  const none = text('import.categoryNone')
  return (
    <>
      {categoryChanges.length > 0 && (
        <Notice title={text('import.categoryChanges', { count: categoryChanges.length })}>
          <PlainList>
            {categoryChanges.map(({ category, from, to }) => (
              <li key={category}>
                {text('import.categoryChange', { category, from: from || none, to: to || none })}
              </li>
            ))}
          </PlainList>
        </Notice>
      )}
      {categoryDoubts.length > 0 && (
        <Notice kind="warning" title={text('import.categoryDoubts', { count: categoryDoubts.length })}>
          <PlainList>
            {categoryDoubts.map(({ category, said }) => (
              <li key={category}>{text('import.categoryDoubt', { category, said: said.join(', ') })}</li>
            ))}
          </PlainList>
        </Notice>
      )}
    </>
  )
}
