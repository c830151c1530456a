/** In a text that is compared word by word. */
export interface PictureInText {
  src: string
  /** Empty if it has no description. */
  alt: string
}

const token = /(!\[[^\]\s]*\]\([^()\s]*\))/
const parts = /^!\[([^\]\s]*)\]\(([^()\s]*)\)$/

/** One word, without white space. */
export const pictureToken = ({ src, alt }: PictureInText): string =>
  ` ![${encodeURIComponent(alt)}](${src.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}) `

/** Divides a text into words and its pictures. */
export function splitPictures(text: string): (string | PictureInText)[] {
  const pieces = text.split(token).filter((piece) => piece !== '')
  return pieces.map((piece) => {
    const [, alt, src] = parts.exec(piece) ?? []
    if (alt === undefined || src === undefined) return piece
    try {
      return { src, alt: decodeURIComponent(alt) }
    } catch {
      // People typed what only looks like a picture.
      return piece
    }
  })
}
