import { useText } from '#lib/intl.ts'
import { differingPassages, wordDifference } from '#lib/wordDifference.ts'
import { externalHostOf } from '#shared/pageHtml/addresses'
import { type PictureInText, splitPictures } from '#shared/pageHtml/pictureToken'
import styles from './MarkedText.module.css'
import { WebAddress } from './WebAddress.tsx'

const isAddress = /^\S+@\S+$|^(https?:\/\/|www\.)\S+$/
const breakable = (words: string) => (isAddress.test(words) ? <WebAddress>{words}</WebAddress> : words)

interface Props {
  of: string
  beside: string
  german?: boolean
  brief?: boolean
}

export function MarkedText({ of, beside, german = true, brief = false }: Props) {
  const text = useText()
  if (of.trim() === '') return <i>{text('compare.nothing')}</i>
  const [own, other] = [of, beside].map((version) => version.replace(/\s*\n\s*/g, '\n')) as [string, string]
  const segments = brief ? differingPassages(own, other) : wordDifference(own, other)
  return (
    <span lang={german ? 'de' : undefined} className={styles.text}>
      {segments.flatMap(({ text: words, only }, i) =>
        splitPictures(words).map((part, j) => {
          const Tag = only ? 'mark' : 'span'
          const shown = typeof part === 'string' ? breakable(part) : <Picture picture={part} />
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          return <Tag key={`${i} ${j}`}>{shown}</Tag>
        }),
      )}
    </span>
  )
}

/** One of another site is only named, because it is not fetched. */
function Picture({ picture: { src, alt } }: { picture: PictureInText }) {
  const text = useText()
  const host = externalHostOf(src, window.location.origin)
  const isShown = host === null && !src.startsWith('data:#')
  return (
    <span className={styles.picture}>
      {isShown && <img src={src} alt="" loading="lazy" />}
      {alt || text('pictures.undescribed')}
      {host && ` – ${host}`}
    </span>
  )
}
