import type { Outgoing } from './plan.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
/** Returns true if the text is readable in a terminal. */
const isPlain = (text: string) => /^[\x20-\x7e\n\t]*$/.test(text)
const masked = (value: string) => value.replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '$TOKEN')

/** Returns the same request as a curl command; `$TOKEN` stands for a token of the role. */
export function curlOf(
  { method, address, headers, body, line, leavesAfter }: Outgoing,
  origin: string,
): string {
  if (line !== undefined)
    return `printf %s ${quoted(Buffer.from(line, 'latin1').toString('base64'))} | base64 -d | nc ${new URL(origin).host.replace(':', ' ')}`
  const bytes = body?.toString('base64') ?? ''
  const isText = body !== null && isPlain(body.toString()) && body.length < 5000
  return [
    body !== null && !isText
      ? `printf %s ${quoted(bytes.length > 5000 ? `${bytes.slice(0, 5000)}…` : bytes)} | base64 -d |`
      : '',
    `curl -sig --path-as-is -X ${method}`,
    ...(leavesAfter === undefined ? [] : ['-m 0.02']),
    ...headers.map(
      ([name, value]) =>
        `-H ${quoted(value === '' ? `${name};` : `${name}: ${masked(value).slice(0, 300)}`)}`,
    ),
    ...(body === null ? [] : [isText ? `--data-raw ${quoted(body.toString())}` : '--data-binary @-']),
    quoted(`${origin}${address.slice(0, 5000)}`),
  ]
    .filter(Boolean)
    .join(' ')
}
