import { useLocale } from '#lib/intl.ts'
import { type NameFields, translatedName } from '#shared/categoryName'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './CategoryName.module.css'
import { useCategoryLabel } from './categoryLabel.ts'

/** Translated where it is, with the German one used on signs beside it. */
export function CategoryName({ category }: { category: NameFields & { name: string } }) {
  const label = translatedName(useLocale(), category)
  return <TranslatedName name={category.name} label={label} />
}

/** If only the name is known. Pages using it load `nameCalls`. */
export function NamedCategory({ name }: { name: string }) {
  const { label, lang } = useCategoryLabel(name)
  return <TranslatedName name={name} label={lang ? '' : label} />
}

export function TranslatedName({ name, label }: { name: string; label: string }) {
  const german = (
    <span lang="de">
      <WholeWords>{name}</WholeWords>
    </span>
  )
  if (label === '') return german
  return (
    <>
      <WholeWords>{label}</WholeWords>
      {/* A space alone between two elements is left out when Chromium names a link. */}
      <span className={styles.beside}>
        {' ('}
        {german})
      </span>
    </>
  )
}
