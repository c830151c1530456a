import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Proxy whose address stays while the server behind it changes, e.g. to a new version or other settings. */
export interface SwitchableProxy {
  url: string
  target: string
  /** Changes requested addresses and the texts of responses. */
  change: { address: (path: string) => string; text: (text: string) => string } | null
  stop: () => Promise<void>
}

export async function startSwitchableProxy(target: string): Promise<SwitchableProxy> {
  const proxy = createServer(async (req, res) => {
    try {
      const path = switchable.change?.address(req.url ?? '/') ?? req.url
      const answer = await fetch(switchable.target + path, { redirect: 'manual' })
      const headers = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive', 'etag'])
        headers.delete(name)
      const isText = /text|json/.test(headers.get('content-type') ?? '')
      const change = switchable.change?.text
      const body = isText && change ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer())
      res.writeHead(answer.status, Object.fromEntries(headers)).end(body)
    } catch {
      res.destroy()
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const switchable: SwitchableProxy = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    target,
    change: null,
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
  return switchable
}
