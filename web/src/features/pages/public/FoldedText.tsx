import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import styles from './Content.module.css'
import { headingFolds } from './headingFolds.ts'

/** Minimum number of headings for folding. */
const minFolds = 3

/**
 * Shows HTML text that the association writes, folded below its headings, which serve as its table of contents. A link
 * to an anchor opens its fold; in print and without scripts all are open.
 */
export function FoldedText({ html }: { html: string }) {
  const { intro, folds } = useMemo(() => headingFolds(html), [html])
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same anchor has a key of its own
  useEffect(() => openFold(hash), [hash, key])
  if (folds.length < minFolds) return <RichText html={html} />
  return (
    <div className={styles.folds}>
      <RichText html={intro} />
      {folds.map((fold) => (
        <Collapsible key={fold.id} id={fold.id} lang="de" defaultOpen={false} title={<FoldTitle {...fold} />}>
          <RichText html={fold.html} />
        </Collapsible>
      ))}
    </div>
  )
}

function FoldTitle({ title }: { title: string }) {
  if (!/[<&]/.test(title)) return <WholeWords>{title}</WholeWords>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when it was saved
  return <span dangerouslySetInnerHTML={{ __html: title }} />
}

function openFold(hash: string): void {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // Then it is compared without decoding.
  }
  const fold = document.getElementById(id)
  if (!(fold instanceof HTMLDetailsElement) || fold.open) return
  fold.open = true
  fold.scrollIntoView({ behavior: 'instant' })
}
