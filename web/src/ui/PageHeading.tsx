import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { navigation } from '#lib/navigation.ts'
import styles from './PageHeading.module.css'
import hiddenStyles from './VisuallyHidden.module.css'
import { WholeWords } from './WholeWords.tsx'

interface Props {
  children: ReactNode
  lead?: ReactNode
  lang?: 'de'
  /** For screen readers only, because the content needs the space. */
  isUnseen?: boolean
}

/** The page's only `h1`. Takes the focus after a change of page, so that screen readers start there. */
export function PageHeading({ children, lead, lang, isUnseen = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path means a new page
  useEffect(() => {
    if (navigation.pageChanges > 0) heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={isUnseen ? hiddenStyles.hidden : styles.heading} lang={lang}>
        {typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
