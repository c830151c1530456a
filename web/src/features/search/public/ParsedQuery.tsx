import type { SearchHelp } from '@directory/shared/searchHelp'
import { useLocale, useText } from '../../../lib/intl.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { PlaceSaid } from './PlaceSaid.tsx'
import styles from './Search.module.css'

interface Props {
  help: SearchHelp
  /** Address of the same search with another query. */
  hrefFor: (query: string) => string
}

/** What to search for instead, or whom to ask. */
export function ParsedQuery({ help, hrefFor }: Props) {
  const text = useText()
  const locale = useLocale()
  const { didYouMean, advice } = help
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
    </>
  )
}

/** How the results came about: the preferred place and the ignored words. */
export function HowFound({ help }: { help: SearchHelp }) {
  const text = useText()
  const { leftOut } = help
  const quoted = leftOut.map((word) => text('search.quoted', { word })).join(', ')
  return (
    <>
      <PlaceSaid help={help} />
      {leftOut.length > 0 && <p className={styles.said}>{text('search.leftOut', { words: quoted })}</p>}
    </>
  )
}
