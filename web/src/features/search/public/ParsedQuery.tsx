import type { SearchHelp } from '@directory/shared/searchHelp'
import { useLocale, useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Search.module.css'

interface Props {
  help: SearchHelp
  /** Address of the same search with another query. */
  hrefFor: (query: string) => string
  anyHits: boolean
}

/** How the query was interpreted: alternatives, preferred place, ignored words. */
export function ParsedQuery({ help, hrefFor, anyHits }: Props) {
  const text = useText()
  const locale = useLocale()
  const { didYouMean, place, leftOut, advice } = help
  const quoted = leftOut.map((word) => text('search.quoted', { word })).join(', ')
  return (
    <>
      {didYouMean !== '' && (
        <p className={styles.meant}>
          {text('search.didYouMean')}{' '}
          <SiteLink to={hrefFor(didYouMean)} replace>
            {didYouMean}
          </SiteLink>
        </p>
      )}
      {advice && <p className={styles.advice}>{advice[locale]}</p>}
      {anyHits && place !== '' && <p className={styles.said}>{text('search.place', { place })}</p>}
      {anyHits && leftOut.length > 0 && (
        <p className={styles.said}>{text('search.leftOut', { words: quoted })}</p>
      )}
    </>
  )
}
