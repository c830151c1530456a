import type { SearchHelp } from '@directory/shared/searchHelp'
import { useLocale, useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Search.module.css'

interface Props {
  help: SearchHelp
  /** Address of the same search with another query. */
  hrefFor: (query: string) => string
}

/** What to search for instead. */
export function DidYouMean({ help: { didYouMean }, hrefFor }: Props) {
  const text = useText()
  if (didYouMean === '') return null
  return (
    <p className={styles.meant}>
      {text('list.fromGuess')}{' '}
      <SiteLink to={hrefFor(didYouMean)} replace>
        {didYouMean}
      </SiteLink>
    </p>
  )
}

/** Whom to ask about what was searched for. */
export function Advice({ help: { advice } }: { help: SearchHelp }) {
  const locale = useLocale()
  return advice && <p className={styles.advice}>{advice[locale]}</p>
}
