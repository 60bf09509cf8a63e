import type { Answer } from './answer.ts'
import type { Fault } from './plans.ts'

/** What goes out in the end. */
export type Reply =
  | { send: true; status: number; type: string; text: string }
  | { send: false /** Null cuts the line at once. */; hangMs: number | null }

const json = 'application/json; charset=utf-8'

const badGateway =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>SIMULATED</body></html>'

const send = (status: number, text: string, type = json): Reply => ({ send: true, status, type, text })

/** Whether the call does its work at all. A delay and an altered answer belong to calls that do. */
export const prevents = (fault: Fault | null): boolean =>
  fault !== null && fault.when === 'before' && fault.kind !== 'delay'

/** What the client gets: of `answer` if nothing is wrong with it, otherwise what the fault makes of it. */
export function replyOf(answer: Answer, fault: Fault | null): Reply {
  switch (fault?.kind) {
    case 'drop':
      return { send: false, hangMs: null }
    case 'hang':
      return { send: false, hangMs: fault.milliseconds }
    case 'html_502':
      return send(502, badGateway, 'text/html; charset=utf-8')
    case 'error_500':
      return send(500, JSON.stringify({ description: 'Internal server error' }))
    case 'unavailable_503':
      return send(503, 'Service Unavailable (SIMULATED)', 'text/plain; charset=utf-8')
    case 'empty_200':
      return send(200, '')
    case 'none_204':
      return send(204, '')
    case 'answer':
      return anyAnswer(fault)
    case 'alter':
      return send(answer.status, JSON.stringify(altered(answer.body, fault)))
    default:
      return send(answer.status, JSON.stringify(answer.body))
  }
}

function anyAnswer({ status, body, contentType = json }: Extract<Fault, { kind: 'answer' }>): Reply {
  return send(status, typeof body === 'string' ? body : JSON.stringify(body ?? null), contentType)
}

function altered(body: Record<string, unknown>, { set, remove }: Extract<Fault, { kind: 'alter' }>) {
  const changed = { ...body, ...set }
  for (const field of remove) delete changed[field]
  return changed
}
