import type { Payload } from 'payload'
import { composeMail, longDay, quotedName } from '../../nouns/mails/mailTexts.ts'
import type { Block, MailContent } from '../../operations/mail/renderMail.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'

interface MailInput {
  entries: readonly { name: string }[]
  /** 1: the first mail; after that a reminder. */
  number: number
  until: Date
  /** Paths of the answer page and of the opt-out page. */
  paths: { answer: string; object: string }
}

/** Maximum number of entries listed by name. */
const maxNamed = 10

/** Returns the yearly mail to a provider: who asks, why, where the address is from, and how to answer or opt out. */
export function verificationMail(
  payload: Payload,
  { entries, number, until, paths }: MailInput,
): MailContent & { unsubscribe: string } {
  const { siteUrl } = runtimeOf(payload)
  const { siteTitle, association } = readModelOf(payload).settings()
  const [first] = entries
  const one = entries.length === 1
  const question =
    one && first
      ? `Stimmt noch alles bei ${quotedName(first.name)}?`
      : 'Stimmt noch alles bei Ihren Einträgen?'
  const unsubscribe = siteUrl + paths.object
  const why =
    number === 1
      ? `${association} gibt das Verzeichnis „${siteTitle}“ heraus. Darin finden ältere Menschen und ihre Familien Hilfe in ihrer Nähe. Damit sie sich darauf verlassen können, fragen wir alle einmal im Jahr, ob noch alles stimmt.`
      : `vor Kurzem haben wir Sie gefragt, ob im Verzeichnis „${siteTitle}“ noch alles stimmt. Vielleicht ist unsere E-Mail untergegangen: Eine Antwort haben wir noch nicht. ${number === 2 ? '' : 'Das ist unsere letzte Erinnerung; danach rufen wir Sie vielleicht an.'}`.trim()
  const blocks: Block[] = [
    why,
    `${one ? 'Es geht um Ihren Eintrag' : 'Es geht um Ihre Einträge'} ${listed(entries)}.`,
    { href: siteUrl + paths.answer, label: 'Bitte sehen Sie hier nach' },
    `Stimmt alles, genügt dort ein Knopfdruck. Hat sich etwas geändert, können Sie es dort eintragen. Sie brauchen kein Passwort. Der Link gilt bis zum ${longDay.format(until)}.`,
    `Woher wir Ihre Adresse haben: Sie steht als Kontakt in ${one ? 'Ihrem veröffentlichten Eintrag' : 'Ihren veröffentlichten Einträgen'}. Wir schreiben Ihnen deswegen einmal im Jahr und erinnern höchstens zweimal.`,
    { href: unsubscribe, label: 'Sie möchten nicht mehr gefragt werden? Hier widersprechen Sie' },
  ]
  const subject = number === 1 ? question : `Erinnerung: ${question}`
  return { ...composeMail(payload, subject, blocks), unsubscribe }
}

function listed(entries: readonly { name: string }[]): string {
  const names = entries.slice(0, maxNamed).map(({ name }) => quotedName(name))
  const more = entries.length - names.length
  if (more > 0) return `${names.join(', ')} und ${more} weitere`
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} und ${last}`
}
