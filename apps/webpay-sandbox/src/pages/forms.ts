import type { FastifyInstance } from 'fastify'

/** Forms as browsers send them without files; of a name that came several times the last counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => Object.fromEntries(new URLSearchParams(String(text))),
  )
}
