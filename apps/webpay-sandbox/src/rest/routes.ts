import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Merchant } from '../merchants.ts'
import { type Answer, invalid, refused } from '../rules/answer.ts'
import type { Operation } from '../rules/plans.ts'
import type { Sandbox } from '../sandbox.ts'
import { merchantOf } from './access.ts'
import { acceptJson, bodyOf } from './bodies.ts'
import { capture } from './capture.ts'
import { commit } from './commit.ts'
import { create } from './create.ts'
import { isToken, type TokenCall } from './of-merchant.ts'
import { refund } from './refund.ts'
import { serve } from './serve.ts'
import { status } from './status.ts'
import { namedIn, subjectOf } from './subjects.ts'

const root = '/rswebpaytransaction/api/webpay'
const transactions = '/:version/transactions'
const formPath = '/webpayserver/initTransaction'

interface OnMerchant {
  Params: { version: string; token: string }
}

/** The provider's REST API: credentials first, then the form of the body, then the rules. */
export async function restRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.register(async (api) => mountApi(api, sandbox), { prefix: root })
}

function mountApi(api: FastifyInstance, sandbox: Sandbox): void {
  const merchants = new WeakMap<FastifyRequest, Merchant>()
  const whose = (request: FastifyRequest) => merchants.get(request) as Merchant

  acceptJson(api)
  api.setErrorHandler((error: FastifyError, request, reply) => send(reply, answerTo(error, request)))
  api.addHook('onRequest', async (request, reply) => {
    const merchant = merchantOf(request, sandbox)
    if (!merchant) return send(reply, refused(401, 'Not Authorized'))
    merchants.set(request, merchant)
    const { version } = request.params as { version?: string }
    if (version !== undefined && !/^v1\.[0-3]$/.test(version)) return send(reply, refused(404, 'Not Found'))
  })
  api.all('/*', (_request, reply) => send(reply, refused(404, 'Not Found')))

  const onToken = (
    method: HTTPMethods,
    path: string,
    operation: Operation,
    work: (call: TokenCall, body: Record<string, unknown>) => Promise<Answer>,
    fields: readonly string[],
  ) =>
    api.route<OnMerchant>({
      method,
      url: `${transactions}/:token${path}`,
      handler: (request, reply) => {
        const { token, version } = request.params
        const call = { merchant: whose(request), version: version.slice(1), token }
        const body = bodyOf(request, method === 'GET' ? null : fields)
        if ('refusal' in body) return send(reply, body.refusal)
        if (!isToken(token)) return send(reply, invalid('token'))
        return serve(sandbox, request, reply, {
          operation,
          token,
          subject: () => subjectOf(sandbox.db, token),
          work: () => work(call, body.fields),
        })
      },
    })

  onToken('PUT', '', 'commit', (call) => commit(sandbox, call), [])
  onToken('GET', '', 'status', (call) => status(sandbox, call), [])
  onToken('POST', '/refunds', 'refund', (call, body) => refund(sandbox, call, body), ['amount'])
  const captured = ['buy_order', 'authorization_code', 'capture_amount', 'commerce_code']
  onToken('PUT', '/capture', 'capture', (call, body) => capture(sandbox, call, body), captured)

  api.post<OnMerchant>(transactions, (request, reply) => {
    const body = bodyOf(request, ['buy_order', 'session_id', 'amount', 'return_url'])
    if ('refusal' in body) return send(reply, body.refusal)
    const merchant = whose(request)
    const formUrl = `${sandbox.baseUrl(request)}${formPath}`
    const call = { merchant, version: request.params.version.slice(1), body: body.fields, formUrl }
    const subject = async () => namedIn(body.fields, merchant)
    return serve(sandbox, request, reply, {
      operation: 'create',
      token: null,
      subject,
      work: () => create(sandbox, call),
    })
  })
  refuseOtherMethods(api)
}

function refuseOtherMethods(api: FastifyInstance): void {
  const refuse = (url: string, known: HTTPMethods[]) =>
    api.route({
      method: (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !known.includes(method)),
      url,
      handler: ({ method }, reply) => send(reply, refused(405, `Request method '${method}' is not supported`)),
    })
  refuse(transactions, ['POST'])
  refuse(`${transactions}/:token`, ['GET', 'PUT'])
  refuse(`${transactions}/:token/refunds`, ['POST'])
  refuse(`${transactions}/:token/capture`, ['PUT'])
}

const send = (reply: FastifyReply, { status, body }: Answer) => reply.code(status).send(body)

function answerTo(error: FastifyError, request: FastifyRequest): Answer {
  const status = error.statusCode ?? 500
  if (status < 500) return refused(status, error.message)
  request.log.error({ err: error }, 'the payment sandbox failed')
  return refused(500, 'Internal server error')
}
