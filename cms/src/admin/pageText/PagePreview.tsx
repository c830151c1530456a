interface Props {
  html: string
  title: string
}

/** Head that forbids scripts and other servers. Our own pictures need a frame of our origin. */
const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'">
<style>body { font: 16px/1.5 sans-serif; color: #1b2426; background: #fff; overflow-wrap: anywhere } img { max-width: 100% }</style>`

export function PagePreview({ html, title }: Props) {
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={head + html}
      style={{ width: '100%', height: '24rem', border: '1px solid var(--theme-elevation-150)' }}
    />
  )
}
