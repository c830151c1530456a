import { hashOfAddress } from '@directory/cms/nouns/verificationRequests/linkSecrets.ts'
import { addressIdsIn } from '../database.ts'
import type { AskLink } from '../mailServer.ts'
import type { Random } from '../random.ts'
import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'

interface AnswerPicture {
  /** Answer for the only entry of the address. */
  answer: string
  objected: boolean
  /** Kinds of confirmation of the entry during the run. */
  by: string[]
  /** Requests that staff have to handle. */
  wishes: string[]
}

const nothing: AnswerPicture = { answer: '', objected: false, by: [], wishes: [] }
// Providers of the demo content were confirmed before the run, and are asked again a year after that.
const begun = new Date().toISOString().slice(0, 10)
const asPicture = (picture: AnswerPicture) => picture as unknown as Picture
const wish = 'Bitte ändern'

/** Acts of providers who answer by the links of mails; pressing several times counts once. */
export function answersTo(links: readonly AskLink[]): SubjectKind {
  let next = 0
  const known = new Set<string>()
  return {
    name: 'answer',
    weight: 1,
    nothing: asPicture(nothing),
    canBegin() {
      const isOther = ({ to }: AskLink) => known.has(to) || neverAnswers(to)
      for (let link = links[next]; link && isOther(link); link = links[next]) next++
      return next < links.length
    },
    next(subject, random) {
      const { notes } = subject
      const link = links[next]
      if (!notes.secret && link) {
        next++
        known.add(link.to)
        Object.assign(notes, { to: link.to, secret: link.secret })
      }
      if (!notes.secret) return null
      const picture = subject.pictures[0] as unknown as AnswerPicture
      if (picture.objected) return null
      if (picture.answer === '')
        return random.chance(0.1) ? object(subject, picture) : answer(subject, picture, random)
      if (notes.isThrough) return null
      notes.isThrough = 'yes'
      return random.chance(0.2) ? object(subject, picture) : answerAgain(subject, picture)
    },
    observe(rows, { notes: { to = '' } }) {
      const [ask] = rows.all(
        'SELECT opted_out_at, answers FROM verification_requests WHERE id = ?',
        addressIdsIn(rows)(hashOfAddress(to)),
      )
      const [[id, given] = ['', null]] = Object.entries(
        JSON.parse(String(ask?.answers ?? '{}')) as Record<string, { answer: string } | null>,
      )
      const wishes = rows.all(
        `SELECT gone, change_text AS text FROM change_requests WHERE entry = ? AND origin = 'provider'`,
        id,
      )
      const picture: AnswerPicture = {
        answer: given?.answer ?? '',
        objected: Boolean(ask?.opted_out_at),
        by: rows
          .all('SELECT "by" FROM verifications WHERE id = ? AND checked_at >= ?', id, begun)
          .map(({ by }) => String(by)),
        wishes: wishes.map(({ gone, text }) => (gone === 1 ? 'gone' : String(text))),
      }
      return { picture: asPicture(picture), notes: { id } }
    },
  }
}

/** Returns true for every other address: it never answers, so that it gets reminders. */
const neverAnswers = (address: string) => /[0-7]$/.test(hashOfAddress(address))

const press = ({ notes }: Subject, answer: string, updatedAt?: string) => {
  const { secret, id: entry } = notes
  const changeText = answer === 'changed' ? wish : undefined
  return { method: 'POST' as const, body: { secret, entry, answer, updatedAt, changeText } }
}

function answer(subject: Subject, picture: AnswerPicture, random: Random): Act {
  const answer = random.pick(['right', 'changed', 'gone'])
  const { notes } = subject
  const answered: AnswerPicture = {
    ...picture,
    answer,
    by: answer === 'right' ? ['provider'] : [],
    wishes: { changed: [wish], gone: ['gone'] }[answer] ?? [],
  }
  const act: Act = {
    name: `answered by link: ${answer}`,
    after: [asPicture(answered)],
    async send(site) {
      const { status, body } = await site.raw('/api/ask', {
        method: 'POST',
        body: { secret: notes.secret },
      })
      if (status !== 200) throw new Error(`The link of a mail opens nothing: ${status}`)
      const [found] = body.entries
      notes.id = found?.entry.uuid ?? ''
      // The link's sixty days are over.
      if (body.state === 'ended') {
        act.after = [asPicture(picture)]
        return
      }
      const call = press(subject, answer, found.entry.updatedAt)
      await site.ask('/api/answerAsk', call)
    },
  }
  return act
}

function answerAgain(subject: Subject, picture: AnswerPicture): Act {
  return {
    name: 'answered again, which is refused',
    after: [asPicture(picture)],
    async send(site) {
      const { status } = await site.raw('/api/answerAsk', press(subject, 'gone'))
      if (status !== 409) throw new Error(`A link takes two answers: ${status}`)
    },
  }
}

function object(subject: Subject, picture: AnswerPicture): Act {
  return {
    name: 'objected to being asked',
    after: [asPicture({ ...picture, objected: true })],
    async send(site) {
      const body = { secret: subject.notes.secret }
      await site.ask('/api/objectToAsks', { method: 'POST', body })
    },
  }
}
