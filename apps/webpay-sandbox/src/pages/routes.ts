import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookAtForm, openForm } from '../buyer/arrive.ts'
import type { Next } from '../buyer/next.ts'
import { abort, breakForm, giveCard, giveDecision, passBank, runOutOfTime } from '../buyer/steps.ts'
import { cardOf } from '../rules/cards.ts'
import type { Sandbox } from '../sandbox.ts'
import { readSettings } from '../state/settings.ts'
import type { SandboxDb, Step } from '../state/tables.ts'
import { assetsVersion, serveAssets } from './assets.ts'
import { bankPage, decisionPage } from './bank-pages.ts'
import { cardFieldsOf, filledIn, readCardForm, type Sent } from './card-form.ts'
import { cardPage } from './card-page.ts'
import { homePage, unknownPage, wrongPage } from './end-pages.ts'
import { acceptForms } from './forms.ts'
import type { Place } from './layout.ts'
import type { FormPage } from './payment-frame.ts'
import { present } from './present.ts'
import { sendPage } from './send.ts'
import { languageOf } from './texts.ts'

interface OnToken {
  Params: { token: string }
  Querystring: Record<string, unknown>
  Body: Sent | undefined
}

type Request = FastifyRequest<OnToken>
type Shown = Extract<Next, { to: 'form' }>

/** The payment page, from the shop's button to the way back. Nothing on it needs JavaScript. */
export async function pageRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { db, shopName, basePath } = sandbox
  acceptForms(app)
  serveAssets(app)

  const placeOf = ({ query, body }: FastifyRequest): Place => ({
    language: languageOf((body as Sent | undefined)?.lang ?? (query as OnToken['Querystring']).lang),
    base: basePath,
    version: assetsVersion,
  })
  const go = (request: FastifyRequest, reply: FastifyReply, next: Next | null) =>
    present(sandbox, placeOf(request), reply, next)
  const pageOf = (request: FastifyRequest, { payment, secondsLeft }: Shown): FormPage => ({
    ...placeOf(request),
    payment,
    shopName,
    secondsLeft,
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a page of the payment sandbox failed')
    return sendPage(reply, status, wrongPage(placeOf(request)))
  })
  app.get('/', (request, reply) => sendPage(reply, 200, homePage(placeOf(request))))
  app.all('/*', (request, reply) => sendPage(reply, 404, unknownPage(placeOf(request))))

  app.route<OnToken>({
    method: ['GET', 'POST'],
    url: '/webpayserver/initTransaction',
    handler: async (request, reply) => {
      const token = request.body?.token_ws ?? textOf(request.query.token_ws)
      const next = await openForm(db, token)
      const place = placeOf(request)
      const isSaid = (request.body?.lang ?? request.query.lang) !== undefined
      const language = !isSaid && next ? languageOfShop(next.payment.return_url) : place.language
      return present(sandbox, { ...place, language }, reply, next)
    },
  })

  app.get<OnToken>('/webpayserver/payment/:token', async (request, reply) => {
    const next = await lookAtForm(db, request.params.token)
    if (next?.to !== 'form') return go(request, reply, next)
    const { payment } = next
    const page = pageOf(request, next)
    const step = stepToShow(textOf(request.query.step), payment.step)
    const { now } = await readSettings(db)
    const card = cardOf(textOf(request.query.use))
    const fields = card ? filledIn(card, now) : cardFieldsOf({})
    const body = step === 'card' ? cardPage(page, fields) : step === 'bank' ? bankPage(page) : decisionPage(page)
    return sendPage(reply, 200, body, payment.return_url)
  })

  app.get<OnToken>('/webpayserver/payment/:token/timeout', async (request, reply) =>
    go(request, reply, await lookAtForm(db, request.params.token)),
  )

  const post = (path: string, work: (request: Request, reply: FastifyReply, sent: Sent) => unknown) =>
    app.post<OnToken>(`/webpayserver/payment/:token${path}`, (request, reply) =>
      work(request, reply, request.body ?? {}),
    )

  /** Shows the step again with what is wrong, as long as the form is open. */
  const again = async (request: Request, reply: FastifyReply, page: (page: FormPage) => string) => {
    const next = await lookAtForm(db, request.params.token)
    if (next?.to !== 'form') return go(request, reply, next)
    return sendPage(reply, 422, page(pageOf(request, next)), next.payment.return_url)
  }

  post('/card', async (request, reply, sent) => {
    const { token } = request.params
    const next = await lookAtForm(db, token)
    if (next?.to !== 'form') return go(request, reply, next)
    const fields = cardFieldsOf(sent)
    const read = readCardForm(fields, next.payment.is_deferred, (await readSettings(db)).now)
    if ('errors' in read) return again(request, reply, (page) => cardPage(page, fields, read.errors))
    return go(request, reply, await giveCard(db, token, read.card, read.installments))
  })

  post('/bank', async (request, reply, sent) => {
    const [rut = '', password = ''] = [sent.rut, sent.password]
    const errors = { rut: !isTestRut(rut), password: password !== '123' }
    if (errors.rut || errors.password) return again(request, reply, (page) => bankPage(page, rut, errors))
    return go(request, reply, await passBank(db, request.params.token))
  })

  post('/decision', async (request, reply, sent) => {
    const decision = sent.decision ?? ''
    if (!['accept', 'reject'].includes(decision)) return again(request, reply, (page) => decisionPage(page, true))
    return go(request, reply, await giveDecision(db, request.params.token, decision === 'accept'))
  })

  post('/abort', async (request, reply) => go(request, reply, await abort(db, request.params.token)))

  post('/simulate', async (request, reply, sent) => {
    const work = simulations[sent.action ?? '']
    if (!work) return sendPage(reply, 400, wrongPage(placeOf(request)))
    return go(request, reply, await work(db, request.params.token))
  })
}

const simulations: Record<string, (db: SandboxDb, token: string) => Promise<Next | null>> = {
  time_out: runOutOfTime,
  form_error: (db, token) => breakForm(db, token, 'form_error'),
  empty: (db, token) => breakForm(db, token, 'empty'),
  pay_and_leave: (db, token) => giveDecision(db, token, true, 'none'),
}

const steps: readonly Step[] = ['card', 'bank', 'decision']

/** An earlier step may be looked at again, a later one not yet. */
function stepToShow(asked: string, reached: Step): Step {
  const step = steps.find((step) => step === asked)
  return step && steps.indexOf(step) < steps.indexOf(reached) ? step : reached
}

/** The real one knows no languages; a shop that says `lang=en` in its return address has a buyer who reads English. */
const languageOfShop = (returnUrl: string) => languageOf(new URL(returnUrl).searchParams.get('lang'))

/** A parameter that came several times is none. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isTestRut = (text: string) => text.replace(/[.\s]/g, '').toUpperCase() === '11111111-1'
