import { decodedPart } from '../decodedPart.ts'

/** In a text that is compared word by word. */
export interface PictureInText {
  src: string
  /** `""` for none. */
  alt: string
}

const token = /(!\[[^\]\s]*\]\([^()\s]*\))/
const parts = /^!\[([^\]\s]*)\]\(([^()\s]*)\)$/

/** One word, without white space. */
export const pictureToken = ({ src, alt }: PictureInText) =>
  ` ![${encodeURIComponent(alt)}](${src.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}) `

export function splitPictures(text: string): (string | PictureInText)[] {
  const pieces = text.split(token).filter((piece) => piece !== '')
  return pieces.map((piece) => {
    const [, coded = '%', src = ''] = parts.exec(piece) ?? []
    const alt = decodedPart(coded)
    // What people typed may only look like a picture.
    return alt === null ? piece : { src, alt }
  })
}
