import { useLocale, useText } from '#lib/intl.ts'
import { localeRows } from '#shared/locales'
import type { SearchHelp } from '#shared/searchHelp'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Search.module.css'

interface Props {
  help: SearchHelp
  hrefFor: (query: string) => string
}

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

export function Advice({ help: { advice } }: { help: SearchHelp }) {
  const locale = useLocale()
  return advice && <p className={styles.advice}>{advice[localeRows[locale].words]}</p>
}
