import { readdirSync, readFileSync } from 'node:fs'

const read = (folder: string, ending: string) => {
  const path = new URL(`../../../${folder}/`, import.meta.url).pathname
  const names = readdirSync(path, { recursive: true }) as string[]
  return names.filter((name) => name.endsWith(ending)).map((name) => readFileSync(path + name, 'utf8'))
}
const promise =
  /^(?!Niemand ).*(?:bekommt? (?:eine neutrale |eine |einen Link an).*|per E-Mail (?:geschickt|zu Ihnen)|(?:schicken|schreiben) wir(?!.* nie )|(?:^|; )[Dd]orthin (?:kommt|schicken|gehen|geht)\b|erfahren Sie,|\} erfährt|^Sie geht an|von selbst wieder)/s

it('every text that promises a mail is used in a file that checks whether mails are sent', () => {
  const sources = read('web/src', '.tsx')
  const [found, blind] = [[] as string[], [] as string[]]
  for (const catalogue of read('shared/src/messages/de', '.json')) {
    const texts: Record<string, string | object> = JSON.parse(catalogue)
    // What the server itself writes: mails and refusals.
    if ('mail.greeting' in texts) continue
    // The words of the CMS are in groups, those of a noun in parts.
    const each = Object.entries(texts).flatMap((one) =>
      typeof one[1] === 'string' ? [one] : Object.entries(one[1]),
    )
    for (const [key, text] of each) {
      if (!promise.test(text)) continue
      const group = `${key.slice(0, key.lastIndexOf('.'))}.\${`
      const uses = sources.filter((source) => source.includes(`'${key}'`) || source.includes(group))
      found.push(key)
      if (uses.length === 0 || !uses.every((source) => /useSendsMail|isSent/.test(source))) blind.push(key)
    }
  }
  expect(blind).toEqual([])
  expect(found).toEqual(expect.arrayContaining(['received.stepMail', 'outcome.hint.declined']))
})
