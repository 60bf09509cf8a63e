import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, refused } from '../rules/answer.ts'
import { prevents, replyOf } from '../rules/faults.ts'
import type { Fault, Operation, Subject } from '../rules/plans.ts'
import type { Sandbox } from '../sandbox.ts'
import { recordEvent } from '../state/events.ts'
import { takeFault } from '../state/plans.ts'
import { readSettings } from '../state/settings.ts'

interface Call {
  operation: Operation
  /** Null for create. */
  token: string | null
  subject(): Promise<Subject>
  work(): Promise<Answer>
}

/**
 * Returns a call, or lets it fail in the way that was planned for it. Each call is booked, whatever the client hears.
 */
export async function serve(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply, call: Call) {
  const { db, holds } = sandbox
  const { now } = await readSettings(db)
  const fault = await takeFault(db, call.operation, call.subject, now)
  const delay = fault?.kind === 'delay' ? fault : null

  if (delay?.when === 'before') await holds.wait(delay.milliseconds)
  const answer = prevents(fault) ? null : await call.work()
  await bookCall(sandbox, call, answer, fault)
  if (delay?.when === 'after') await holds.wait(delay.milliseconds)

  const out = replyOf(answer ?? refused(500, 'Internal server error'), fault)
  if (out.send) return reply.code(out.status).type(out.type).send(out.text)
  reply.hijack()
  if (out.hangMs === null) request.raw.socket.destroy()
  else holds.hang(request.raw.socket, out.hangMs)
}

/** `done` is the status of the work itself, which a fault may hide from the client; null when no work was done. */
async function bookCall({ db }: Sandbox, call: Call, answer: Answer | null, fault: Fault | null): Promise<void> {
  const { now } = await readSettings(db)
  const token = call.token ?? (answer?.body.token as string | undefined) ?? null
  await recordEvent(db, now, token, 'call', {
    operation: call.operation,
    done: answer?.status ?? null,
    ...(answer && answer.status >= 400 && { error: answer.body.error_message }),
    ...(fault && { fault: fault.kind, when: fault.when }),
  })
}
