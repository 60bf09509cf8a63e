import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the portal on which some files come late. */
export interface SlowLine extends AsyncDisposable {
  readonly url: string
}

/** Opens a port that passes every request on to a portal, and holds back the answers to the paths that `isSlow` names. */
export async function slowLine(portal: string, isSlow: RegExp, delayMs: number): Promise<SlowLine> {
  const server = createServer(async (asked, answer) => {
    if (isSlow.test(asked.url ?? '')) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const { method, headers } = asked
    const passed = request(portal + asked.url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
